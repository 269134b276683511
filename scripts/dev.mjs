import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensurePackages, requireNode, root, stopWithCaller } from './prepare.mjs';

/**
 * `npm run dev`: Vite with hot reload on PORT (4700), the API on the next port, restarted when it changes. `npm run dev -- <folder>`:
 * the same for an application, with the gateway to its backend as its API.
 */
requireNode();
if (!ensurePackages()) process.exit(1);
stopWithCaller();

const port = Number(process.env.PORT ?? 4700);
const api = port + 1;

const [folder] = process.argv.slice(2);
const application = folder === undefined ? undefined : resolve(folder);
const settings = application && resolve(application, 'kontor.yaml');
if (settings && !existsSync(settings)) {
  process.stderr.write(
    `${folder} is no application: it has no kontor.yaml. npm run new-app begins one.\n`,
  );
  process.exit(2);
}
const secrets = application && resolve(application, '.env');
if (secrets && existsSync(secrets)) process.loadEnvFile(secrets);
const own = application ? { KONTOR_APP: application } : {};

const server = settings
  ? [`--include=${settings}`, 'scripts/dev-gateway.ts']
  : [...watched(), 'server/main.ts'];
const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', ...server], {
    ...own,
    PORT: String(api),
  }),
  start(['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
    ...own,
    PORT: String(port),
    KONTOR_API: `http://127.0.0.1:${api}`,
  }),
];

/** Files that the server reads instead of importing. */
function watched() {
  return [
    'locales/*/{common,messages}.json',
    'locales/*/entities/*.json',
    'schemas/generated/openapi.json',
    'server/db/migrations/*',
  ].map((glob) => `--include=${glob}`);
}

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: 'inherit',
  });
  child.once('exit', (code) => stop(code ?? 0));
  return child;
}

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
