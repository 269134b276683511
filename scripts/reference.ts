import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readTypes } from './reference/described-types';
import { fieldSources, fieldsReference } from './reference/fields-reference';
import { screenSources, screensReference } from './reference/screens-reference';

const usage = `npm run reference -- [--check]

Writes docs/screens.md and docs/fields.md: what definitions may say, from the docstrings of the types.
  --check  write nothing; fail when one is stale`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const types = readTypes([...screenSources(), ...fieldSources()]);
  const documents = {
    'docs/screens.md': screensReference(types),
    'docs/fields.md': fieldsReference(types),
  };
  for (const [file, text] of Object.entries(documents)) {
    const options = { ...(await resolveConfig(file)), parser: 'markdown' };
    const formatted = await format(text, options);
    if (existsSync(file) && readFileSync(file, 'utf8') === formatted) continue;
    if (values.check) throw new Error(`${file} is stale, run npm run reference`);
    writeFileSync(file, formatted);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
