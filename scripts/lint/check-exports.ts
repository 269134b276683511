import { analyzeTsConfig } from 'ts-unused-exports';

/** Files whose exports others than imports reach: tools, loaders by glob, type tests, generated code. */
const reachedOtherwise =
  /\/(tests|scripts|schemas\/generated|schemas\/fields|screens)\/|\.config\.ts$|\.d\.ts$/;

const { unusedExports } = analyzeTsConfig('./tsconfig.json', ['--allowUnusedTypes']);
const unused = Object.entries(unusedExports)
  .filter(([file]) => !reachedOtherwise.test(file))
  .flatMap(([file, exports]) => exports.map(({ exportName }) => `${file}: ${exportName}`));

for (const line of unused) process.stderr.write(`unused export: ${line}\n`);
if (unused.length > 0) process.exitCode = 1;
