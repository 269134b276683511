import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { LogIn } from '../../schemas/contract/backend';
import { buildGateway } from '../../server/gateway/app';
import { readConfig } from '../../server/config';
import { readGatewaySettings } from '../../server/gateway/settings';
import type { RecognitionHelp } from '../../compiler/recognition/resources/model';
import {
  startForeignServer,
  type ForeignServer,
  type ForeignServerOptions,
} from '../fixtures/foreign-server';

/** Contract of others, and the list of it that gets a screen. */
export interface ForeignSource {
  name: string;
  contract: string;
  list: string;
  help?: RecognitionHelp;
}

/**
 * Makes its folder with one screen, as an implementer makes it, and builds its page; without a log-in its backend lets
 * everybody in. Throws with the output of a command.
 */
export function makeApplication(
  { name, contract, list, help }: ForeignSource,
  logIn?: LogIn,
): string {
  const folder = resolve('test-results/foreign', name);
  rmSync(folder, { recursive: true, force: true });
  script('new-app.ts', folder, contract, '--name', name, '--base', 'http://127.0.0.1:1');
  const file = join(folder, 'kontor.yaml');
  const settings = parse(readFileSync(file, 'utf8')) as { backend: object };
  settings.backend = { base: 'http://127.0.0.1:1', ...(logIn && { logIn }) };
  writeFileSync(file, stringify({ ...settings, ...help }));
  script('new-screen.ts', list, '--app', folder, '--name', 'records');
  run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'], { KONTOR_APP: folder });
  if (!existsSync(join(folder, 'dist/index.html'))) throw new Error(`${name}: no page was built`);
  return folder;
}

export interface RunningApplication {
  url: string;
  backend: ForeignServer;
  stop: () => Promise<void>;
}

/** Starts its page over a server that behaves as its contract says. */
export async function startApplication(
  folder: string,
  { contract, help }: ForeignSource,
  { logIn, ...options }: { logIn?: LogIn } & ForeignServerOptions = {},
): Promise<RunningApplication> {
  const backend = await startForeignServer(contract, { help, ...options });
  const pageFolder = join(folder, 'dist');
  const settings = readGatewaySettings(pageFolder);
  const app = await buildGateway(
    { ...readConfig({ KONTOR_LOG: 'silent' }), pageFolder },
    { ...settings, backend: { ...settings.backend, ...(logIn && { logIn }), base: backend.url } },
    {},
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    backend,
    stop: async () => {
      await app.close();
      await backend.stop();
    },
  };
}

function script(name: string, ...args: string[]): void {
  run('--import', ['tsx', `scripts/${name}`, ...args]);
}

function run(first: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [first, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${[first, ...args].join(' ')}:\n${stdout}${stderr}`);
}
