import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { readTypes } from './reference/described-types';
import { applicationFolder } from '../compiler/application/folder.ts';
import { registeredTypes } from '../compiler/application/registered-types.ts';
import { screenDefinitions } from '../compiler/application/screen-definitions.ts';
import { rights } from '../schemas/generated/contract.ts';
import type { Labelled } from '../src/engine/labels/label-keys';
import { fieldSources, fieldsReference } from './reference/fields-reference';
import { navigationReference } from './reference/navigation-reference.ts';
import { screenSources, screensReference } from './reference/screens-reference';

const usage = `npm run reference -- [--check]

Writes docs/screens.md and docs/fields.md: what definitions may say, from the docstrings of the types; and
docs/navigation.md: what stands in the navigation.
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
    'docs/navigation.md': await navigation(),
  };
  for (const [file, text] of Object.entries(documents)) {
    const options = { ...(await resolveConfig(file)), parser: 'markdown' };
    const formatted = await format(text, options);
    if (existsSync(file) && readFileSync(file, 'utf8') === formatted) continue;
    if (values.check) throw new Error(`${file} is stale, run npm run reference`);
    writeFileSync(file, formatted);
  }
}

/** Pages of the shell itself; they stand before and after the screens. */
const ownPages = [
  { name: 'home', number: 100, title: 'Startseite' },
  { name: 'settings', number: 500, title: 'Einstellungen' },
] as const;

async function navigation(): Promise<string> {
  const { screens } = applicationFolder();
  return navigationReference({
    definitions: await screenDefinitions(screens),
    types: await registeredTypes(screens),
    rights,
    own: ownPages,
    titleOf,
  });
}

function titleOf({ name, schema }: Labelled): string {
  const read = (file: string) =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const { title } = read(`locales/de/screens/${name}.json`);
  const { other } = schema === undefined ? {} : read(`locales/de/entities/${schema}.json`);
  return String(title ?? other ?? name);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
