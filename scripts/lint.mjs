import { spawn } from 'node:child_process';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';

const playground = 'tests/fixtures/gadgets';

/**
 * Checks that can be made of the code without running it, the longest first. All of them run, then the script fails if
 * one did.
 */
const steps = [
  ['eslint', 'node', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']],
  ['types', 'node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  [
    'types of the playground',
    'node',
    ['node_modules/typescript/bin/tsc', '-p', `${playground}/page`],
  ],
  ['generated files', 'node', ['--import', 'tsx', 'scripts/api-refresh.ts', '--check']],
  [
    'generated files of the playground',
    'node',
    ['--import', 'tsx', 'scripts/api-refresh.ts', `${playground}/page`, '--check'],
  ],
  [
    'format',
    'node',
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ],
  ['dependencies', 'node', ['--import', 'tsx', 'scripts/licences.ts', '--check']],
  ['file index', 'node', ['--import', 'tsx', 'scripts/file-index.ts', '--check']],
  ['reference', 'node', ['--import', 'tsx', 'scripts/reference.ts', '--check']],
  ['locales', 'node', ['--import', 'tsx', 'scripts/lint/check-locales.ts']],
  ['circles', 'node', ['--import', 'tsx', 'scripts/lint/check-circles.ts']],
  ['unused exports', 'node', ['--import', 'tsx', 'scripts/lint/check-exports.ts']],
];

/** Runs a step and prints what it says when it has ended, so that two at once do not mix. */
async function run([name, command, args]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(`lint: ${name}\n`);
  process.stdout.write(Buffer.concat(said));
  if (code !== 0) failed.push(name);
}

const failed = [];
const rest = [...steps];
const lane = async () => {
  for (let step = rest.shift(); step; step = rest.shift()) await run(step);
};
// Each keeps one core busy.
await Promise.all([lane(), lane()]);
if (failed.length > 0) {
  process.stderr.write(`lint failed: ${failed.join(', ')}\n`);
  process.exit(1);
}
