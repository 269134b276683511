import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { serverBuild } from '../../vite.server.config';
import { fingerprint } from './fingerprint';

/** Servers that tests start besides the product's own. */
const entries = [
  'tests/support/tested-server.ts',
  'tests/support/hostile/watched-server.ts',
  'tests/fixtures/gadgets/main.ts',
  'tests/fixtures/next-version/main.ts',
];
const reads = ['tests/fixtures/gadgets/page/schemas/generated/openapi.json'];
const sources = [
  ...['server', 'schemas', 'locales', 'scripts', 'tests/support', 'tests/fixtures'],
  ...['vite.server.config.ts', 'package-lock.json'],
];

/** Below the repository, where what they import finds its packages. */
const place = 'node_modules/.cache';
const NAME = 'kontor-test-servers-';

/**
 * Compiles the servers of the tests once for this state of the code, as production compiles the product: to read TypeScript
 * anew takes a second of processor time at each of their starts, of which there are hundreds.
 */
export async function buildServers(): Promise<void> {
  const folder = resolve(place, NAME + fingerprint(sources));
  if (!existsSync(folder)) await compile(folder);
  // Read by the processes of the tests, which begin after this.
  process.env.TESTED_SERVERS = folder;
}

async function compile(folder: string): Promise<void> {
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) {
    if (name.startsWith(NAME)) rmSync(join(place, name), { recursive: true });
  }
  const draft = mkdtempSync(resolve(place, 'kontor-draft-'));
  const config = serverBuild(draft, entries, reads);
  await build({ ...config, configFile: false, logLevel: 'error' });
  renameSync(draft, folder);
}
