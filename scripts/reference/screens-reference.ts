import { readdirSync } from 'node:fs';
import type { Types } from './described-types';
import { memberTable } from './member-table';

const define = 'src/engine/define';
const definition = `${define}/definition.ts`;

/** Lists the files of code that docs/screens.md is made from. */
export function screenSources(): string[] {
  return [
    `${define}/screen.ts`,
    `${define}/define-screen.ts`,
    'src/engine/screens/names-of-types.ts',
    'src/engine/screens/tab-type.ts',
    'src/engine/screens/action-type.ts',
    ...definitionsIn('src/engine/tab-types'),
    ...definitionsIn('src/engine/action-types'),
  ];
}

/** Lists the definitions, one of each type, which adds it to all others. */
function definitionsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/definition.ts`);
}

/** Explanations given once, for what is the same in all of a kind. */
const says = {
  schema: 'The contract’s name of what is shown',
  list: 'The call that answers it; its last parameter is the record’s id',
  columns: 'What is shown of a row',
  order: 'By what rows are ordered; `-field` the other way round',
  name: 'Its label has this name',
};

const heading = (level: number, text: string) => `${'#'.repeat(level)} ${text}`;

export function screensReference(types: Types): string {
  const table = (name: string, file = definition, besides: readonly string[] = []) =>
    memberTable(types.members(file, name), { says, besides });
  const one = (title: string, name: string, text = '', file = definition) => [
    heading(2, title),
    [types.described(file, name).about, text].filter(Boolean).join(' '),
    table(name, file),
  ];
  const kinds = (file: string, name: string, common: readonly string[]) =>
    [...types.added(file, name)].flatMap(([kind, { file: at, members }]) => {
      const { about, examples } = types.shown(at);
      const parts = types
        .interfaces(at)
        .filter((part) => !isShape(part.name, kind))
        .flatMap((part) => [
          `**${plainName(part.name)}.** ${part.about}`.trim(),
          memberTable(part.members, { says }),
        ]);
      return [
        heading(3, kind),
        about,
        ...examples,
        memberTable(members, { says, besides: common }),
        ...parts,
      ];
    });
  const common = types.members(definition, 'AnyTab').map(({ name }) => name);
  const deeds = types.members(definition, 'ActionBase').map(({ name }) => name);
  return [
    intro,
    heading(2, 'A screen'),
    'A file of `screens/` with its line in `screens/index.ts`. `(record, me) => boolean` is a function of the record and of the user; it is the only code in a definition.',
    ...types.described(`${define}/define-screen.ts`, 'defineScreen').examples,
    table('Screen', `${define}/screen.ts`),
    heading(2, 'A page'),
    types.described(`${define}/screen.ts`, 'PageScreen').about,
    ...types.described(`${define}/define-screen.ts`, 'definePage').examples,
    table('PageScreen', `${define}/screen.ts`),
    ...one('Columns', 'ColumnOptions', columns),
    '**Behind a figure.** A column of a `list` tab may open the rows that it is made of, by `drillDown`:',
    table('DrillDownDefinition'),
    ...one('Summary', 'SummaryDefinition'),
    heading(2, 'Warnings and colours'),
    `${types.described(definition, 'RecordRule').about} ${rules}`,
    ...one('Views', 'ViewDefinition'),
    ...one('Board', 'BoardDefinition'),
    heading(2, 'Scanned codes'),
    scanned,
    heading(2, 'Cells in place'),
    changed,
    ...one('New records', 'CreateDefinition'),
    ...one('Presets of new records', 'CreatePreset'),
    ...one('Chain', 'ChainDefinition'),
    ...one('What a status means', 'ExplainedStatus'),
    ...one('Sections', 'SectionDefinition', 'Of a form.'),
    ...one('Suggested rows', 'RowSuggestions', 'Of a table whose rows are records of their own.'),
    ...one('Sums of rows', 'RowSums', 'Of a table.'),
    heading(2, 'Tabs'),
    'Each has these, and what its type adds:',
    table('AnyTab'),
    ...kinds(`${define}/tab-types.ts`, 'TabDefinitions', common),
    heading(2, 'Actions'),
    'Each has `type`, one of those below, and:',
    table('ActionBase'),
    `**One call for several records** (\`selection\`). ${types.described(definition, 'ChosenTogether').about}`,
    table('ChosenTogether'),
    ...kinds(`${define}/action-types.ts`, 'ActionDefinitions', ['type', ...deeds]),
    heading(2, 'A type of tab of one’s own'),
    'A folder in `tab-types/` of the application and its line in the `index.ts` there. It is an object:',
    table('TabType', 'src/engine/screens/tab-type.ts'),
    'What its tabs name, for the checks: `names.ts` in the folder, and its line in the `names.ts` of `tab-types/`. The page does not load it.',
    table('TabNames', 'src/engine/screens/names-of-types.ts'),
    heading(2, 'A type of action of one’s own'),
    'The same in `action-types/`:',
    table('ActionType', 'src/engine/screens/action-type.ts'),
    'And what its actions name:',
    table('ActionNames', 'src/engine/screens/names-of-types.ts'),
  ].join('\n\n');
}

/** Tells whether a name is the type itself, whatever its alternatives are called. */
function isShape(name: string, kind: string): boolean {
  return new RegExp(
    `^(${kind}(Tab|Action|Shape)|LeadingLink|CreatingLink|TabDefinitions|ActionDefinitions|Written\\w+)$`,
    'i',
  ).test(name);
}

function plainName(name: string): string {
  const words = name
    .replace(/Shape$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const intro = `# What a screen may say

Written by \`npm run reference\` from the docstrings of the types; \`npm run lint\` fails when it is stale. The compiler knows all of it: an editor shows the same words where one types, and marks what the contract does not have. How to begin stands in [first-screen.md](first-screen.md), what fields may say in [fields.md](fields.md). The examples are of the playground (\`tests/fixtures/gadgets\`) and are compiled by a test.

A definition says only what differs: everything with \`?\` may be left out.`;

const columns = 'A mere name stands for `{ field: name }`.';

const rules =
  'By name. A term: `bestand=0`, `preis<10`, `emailnull`, `stufein(1,2)`; several in a list must all hold; a function where no filter can say it; `{ when, tone }` where it is not red. `warnings` are reasons to look twice, said in the record’s header by the label `warnings.<name>`; in terms of a filter each is also a view of the list. `tones` colour a record wherever it is listed, by the label `tones.<name>`.';

const changed =
  '`inPlace` names fields whose cells are changed in the list, by F2 or a double click: Enter stores and stays, Tab stores and goes to the next cell that takes input, Escape gives up. `true` stands for every field that takes input; of several values, of objects and of pictures none does. A field needs a form of the screen that shows it: what cannot be changed in the record, or by this user, or in this state (`editableWhen`), cannot be changed in its row.';

const scanned =
  '`scans` names fields of the schema that may hold a code, a number or a bar code: texts that the list filters by. Then its list has a button «Scannen», wherever it stands, that leads to `/{screen}/scanner`. There a code is read by camera, by a scanner that types, or typed; a bar code is found in every spelling it may be stored in. The one record that has it opens at once, so that «back» leads to the list; of several one is chosen; where none has it, that is said and the next can be read. Whoever may read the list may use it, by those fields that he may see. A record that is called «scanner» is addressed as `%73canner`, like one called «new».';
