import { readdirSync, readFileSync } from 'node:fs';
import type { Types } from './described-types';
import { memberTable } from './member-table';

const fields = 'src/engine/fields';
const define = 'schemas/define.ts';

/** Lists the files of code that docs/fields.md is made from. */
export function fieldSources(): string[] {
  return [
    define,
    `${fields}/field-type.ts`,
    `${fields}/field-editing.ts`,
    `${fields}/cell-type.ts`,
    ...folders().map(({ file }) => file),
  ];
}

function folders(): { folder: string; file: string }[] {
  return readdirSync(fields, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'comparisons')
    .map(({ name }) => ({ folder: name, file: `${fields}/${name}/index.ts` }));
}

export interface DescribedFieldType {
  name: string;
  about: string;
  group: string;
  /** Property of the contract that is of this type, in YAML. */
  example: string;
}

/** Describes the types in the order in which the engine lists them. */
export function describedFieldTypes(types: Types): DescribedFieldType[] {
  const index = readFileSync(`${fields}/index.ts`, 'utf8');
  return [...index.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => {
    const folder = new RegExp(`import \\{ ${name} \\} from '\\./([\\w-]+)'`).exec(index)?.[1] ?? '';
    const { about, group, examples } = types.described(`${fields}/${folder}/index.ts`, name);
    const [example] = examples;
    if (!about || group === undefined || example === undefined) {
      throw new Error(
        `${fields}/${folder}/index.ts: «${name}» needs a sentence, @group and @example`,
      );
    }
    return { name, about, group, example };
  });
}

export function fieldsReference(types: Types): string {
  const all = describedFieldTypes(types);
  const groups = [...new Set(all.map(({ group }) => group))].flatMap((group) => [
    `### ${group}`,
    [
      '| type | what it is | in the contract |',
      '| --- | --- | --- |',
      ...all
        .filter((one) => one.group === group)
        .map(
          ({ name, about, example }) =>
            `| \`${name}\` | ${about.replace(/\.$/, '')} | \`${example}\` |`,
        ),
    ].join('\n'),
  ]);
  return [
    intro,
    '## Types',
    'Which type a field has follows from its property in the contract; what may be empty has `null` among its types besides. `type` in the metadata names another one.',
    ...groups,
    '## Metadata',
    metadata,
    ...types.described(define, 'defineFields').examples,
    memberTable(types.members(define, 'FieldMetadata')),
    '## Lists to choose from',
    lookups,
    ...types.described(define, 'defineLookups').examples,
    memberTable(types.members(define, 'Lookup')),
    '## A type of one’s own',
    'A folder in `field-types/` of the application, and its line in the list of the `index.ts` there, before the standard ones. It is an object:',
    memberTable(types.members(`${fields}/field-type.ts`, 'FieldType')),
    'What only forms need comes by `loadEditing`:',
    memberTable(types.members(`${fields}/field-editing.ts`, 'FieldEditing')),
    'Its widget is given:',
    memberTable(types.members(`${fields}/field-editing.ts`, 'WidgetProps')),
    '## A cell of one’s own',
    cells,
    memberTable(types.members(`${fields}/cell-type.ts`, 'CellType')),
    'What `draw` answers is given, for each value:',
    memberTable(types.members(`${fields}/cell-type.ts`, 'CellContent')),
  ].join('\n\n');
}

const intro = `# What fields may say

Written by \`npm run reference\` from the docstrings of the types; \`npm run lint\` fails when it is stale. What a screen may say stands in [screens.md](screens.md). A test asks of each property below which type it gets, and compiles the examples against the playground (\`tests/fixtures/gadgets\`).`;

const cells =
  "How an application shows values of fields that ask for it (`cell: 'thermometer'` in `schemas/fields`), in lists, on cards and in records; input, filters and order stay those of the field’s type, and the column that opens the record stays a link. A folder in `cells/` of the application and its line in the `index.ts` there; `register.d.ts` has `cells: typeof cells`, so that a misspelt name is a type error. It is an object:";

const metadata =
  '`schemas/fields/<Schema>.ts` adds what a contract cannot say of a field, only where the default is wrong; most schemas need none.';

const lookups =
  '`schemas/lookups.ts` says of lists only what differs from what their schema’s `x-resource` and `x-title` say. A list of the name of a schema, or one of its own name with `of`; one without a schema is a `part` of a call’s answer.';
