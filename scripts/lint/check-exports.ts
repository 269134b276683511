import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { analyzeTsConfig } from 'ts-unused-exports';

/** Files whose exports others than imports reach: tools, loaders by name, type tests, generated code, other applications. */
const reachedOtherwise =
  /\/(tests|scripts|generated|schemas\/fields|screens)\/|\/src\/(kontor|bespoke\/index|ui\/drawn-icon)\.ts$|\.config\.ts$|\.d\.ts$/;

/** Files loaded by `import('…')`: what they export is used by name only after it has come. */
function loadedLazily(): Set<string> {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, target = '']) =>
        resolve(dirname(file), target),
      ),
    ),
  );
}

const lazy = loadedLazily();
const { unusedExports } = analyzeTsConfig('./tsconfig.json', ['--allowUnusedTypes']);
const unused = Object.entries(unusedExports)
  .filter(([file]) => !reachedOtherwise.test(file) && !lazy.has(file.replace(/\.tsx?$/, '')))
  .flatMap(([file, exports]) => exports.map(({ exportName }) => `${file}: ${exportName}`));

for (const line of unused) process.stderr.write(`unused export: ${line}\n`);
if (unused.length > 0) process.exitCode = 1;
