import { spawnSync } from 'node:child_process';

const playground = 'tests/fixtures/gadgets/page';

/** Everything that can be said of the code without running it. Runs all of it, then fails if one did. */
const steps = [
  ['types', 'node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  ['types of the playground', 'node', ['node_modules/typescript/bin/tsc', '-p', playground]],
  ['generated files', 'node', ['--import', 'tsx', 'scripts/api-refresh.ts', '--check']],
  [
    'generated files of the playground',
    'node',
    [
      ...['--import', 'tsx', 'scripts/api-refresh.ts', '--check'],
      ...['tests/fixtures/gadgets/contract.yaml', '--out', `${playground}/generated`],
    ],
  ],
  ['eslint', 'node', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']],
  [
    'format',
    'node',
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  ],
  ['locales', 'node', ['--import', 'tsx', 'scripts/lint/check-locales.ts']],
  ['unused exports', 'node', ['--import', 'tsx', 'scripts/lint/check-exports.ts']],
];

const failed = steps.filter(([name, command, args]) => {
  process.stdout.write(`lint: ${name}\n`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`lint failed: ${failed.map(([name]) => name).join(', ')}\n`);
  process.exit(1);
}
