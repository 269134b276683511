import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import type { OpenApiDocument } from '../schemas/contract/document';
import { fieldTypes } from './new-entity/field-types';
import type { CommonLabels } from './new-screen/label-text';
import { planEntity } from './new-entity/plan-entity';

const usage = `npm run new-entity -- <Name> [field …] [options]

Writes schema, screen and label stubs of a new entity; overwrites nothing.
  field     name:type, behind the type «!» where it must have a value, at the end «:unique»
            types: ${Object.keys(fieldTypes).join(', ')},
            text:80 with its length, enum:NEW,PAID, ref:Address
            without any: name:text! bemerkung:longtext
  --list    path of its list             (default /stammdaten/<names>)
  --area    folder of schemas/api/         (default one of its own)
  --rights  beginning of its rights: ADR means ADR_SEHEN, ADR_AENDERN, ADR_LOESCHEN
  --table   code in locks and history    (default three letters of the name)
  --number, --group, --icon   of its screen
  --field   the same as a field
  --dry-run say what would be written

  npm run new-entity -- Machine kennzeichen:text!:12:unique preis:money halterId:ref:Address`;

const indexFile = 'screens/index.ts';
const rootFile = 'schemas/vario-api.yaml';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      field: { type: 'string', multiple: true, default: [] },
      list: { type: 'string' },
      rights: { type: 'string' },
      table: { type: 'string' },
      area: { type: 'string' },
      number: { type: 'string' },
      group: { type: 'string' },
      icon: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [name, ...fields] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const number = values.number === undefined ? undefined : Number(values.number);
  if (number !== undefined && !(Number.isInteger(number) && number > 0)) {
    throw new Error(`«${values.number}» is no number of a screen`);
  }
  const { list, area, rights, table, group, icon } = values;
  const plan = planEntity(
    { name, fields: [...fields, ...values.field], list, area, rights, table, number, group, icon },
    {
      contract: readJson('schemas/generated/openapi.json') as OpenApiDocument,
      common: {
        de: readJson('locales/de/common.json') as CommonLabels,
        en: readJson('locales/en/common.json') as CommonLabels,
        fr: readJson('locales/fr/common.json') as CommonLabels,
      },
      index: readFileSync(indexFile, 'utf8'),
      root: readFileSync(rootFile, 'utf8'),
    },
  );
  const there = [...plan.files.keys()].filter((file) => existsSync(file));
  if (there.length > 0) throw new Error(`nothing is overwritten, there is ${there.join(', ')}`);
  if (!values['dry-run']) {
    for (const [file, text] of plan.files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await formatted(file, text), { flag: 'wx' });
    }
    writeFileSync(indexFile, await formatted(indexFile, plan.index));
    writeFileSync(rootFile, await formatted(rootFile, plan.root));
  }
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const file of plan.files.keys()) say(`new      ${file}`);
  say(`changed  ${indexFile}`);
  say('\nLeft open:');
  for (const one of plan.open) say(`  ${one}`);
  say('\nNext: npm run api:refresh, npm run migration:draft -- <name>, npm run lint');
}

async function formatted(file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig(file);
  return prettier.format(text, { ...options, filepath: file });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

main().catch((error: unknown) => {
  process.stderr.write(`new-entity: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
