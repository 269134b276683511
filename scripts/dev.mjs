import { spawn } from 'node:child_process';
import { ensurePackages, requireNode, root, stopWithCaller } from './prepare.mjs';

/** `npm run dev`: Vite with hot reload on PORT (4700), the API on the next port, restarted when it changes. */
requireNode();
if (!ensurePackages()) process.exit(1);
stopWithCaller();

const port = Number(process.env.PORT ?? 4700);
const api = port + 1;

const children = [
  start(
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      ...watched(),
      'server/main.ts',
    ],
    { PORT: String(api) },
  ),
  start(['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
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
