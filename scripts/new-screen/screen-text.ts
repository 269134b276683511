import type { JsonSchema } from '../../schemas/contract/document';
import type { Choice } from '../../compiler/recognition/schemas/choice';
import { columnsOf } from './columns';
import { sectionsOf } from './sections';

/** Entity of a contract that gets a screen. */
export interface ScreenOf {
  /** Name of route and file. */
  name: string;
  schema: string;
  /** Schema of the entity, references to values resolved as far as they matter. */
  entity: JsonSchema;
  /** Schema of the rows of its list, where they have less. */
  row?: JsonSchema;
  api: { list: string; record: string; create?: string | undefined };
  /** True if its list can be filtered with «or», grouped and summed up. */
  queried?: boolean;
  /** Paths of its records' files and images. */
  files?: string | undefined;
  images?: string | undefined;
  number?: number | undefined;
  icon?: string | undefined;
  group?: string | undefined;
  /** True if it lives inside other screens only. */
  embedded?: boolean;
  summary?: { subtitle?: readonly string[]; status?: readonly string[]; facts?: readonly string[] };
  /** Choice where there are several kinds of records. */
  choice?: Choice;
  /** Module that definitions are imported from. */
  engine?: string;
}

/** Writes a screen's definition: columns, tabs and sections by the types of the entity's fields. */
export function screenText(screen: ScreenOf): string {
  const { name, schema, entity, api, number, icon, group, files, images, summary } = screen;
  const { row = entity, engine = '../src/engine/define/define-screen' } = screen;
  const tabs = [
    `{ type: 'form', name: 'masterdata', sections: [${sectionTexts(screen).join(', ')}] }`,
    ...(files ? [`{ type: 'files', name: 'files', path: ${quoted(files)} }`] : []),
    ...(images ? [`{ type: 'gallery', name: 'images', path: ${quoted(images)} }`] : []),
  ];
  const paths = [
    `list: ${quoted(api.list)}`,
    `record: ${quoted(api.record)}`,
    ...(api.create && api.create !== api.list ? [`create: ${quoted(api.create)}`] : []),
  ];
  const facts = Object.entries(summary ?? {}).map(([key, names]) => `${key}: ${listed(names)}`);
  const members = [
    `schema: ${quoted(schema)}`,
    ...(screen.embedded ? ['standalone: false'] : []),
    ...(number === undefined ? [] : [`number: ${number}`]),
    ...(icon === undefined ? [] : [`icon: ${quoted(icon)}`]),
    ...(group === undefined ? [] : [`group: ${quoted(group)}`]),
    `api: { ${paths.join(', ')} }`,
    ...(screen.queried ? [`query: ${quoted(api.list.slice(1))}`] : []),
    ...(facts.length > 0 ? [`summary: { ${facts.join(', ')} }`] : []),
    `columns: ${listed(columnsOf(row))}`,
    `tabs: [${tabs.join(', ')}]`,
  ];
  return [
    `import { defineScreen } from '${engine}';\n`,
    `export default defineScreen(${quoted(name)}, {`,
    ...members.map((member) => `  ${member},`),
    '});\n',
  ].join('\n');
}

/** Writes the sections of all records, then one for each kind with what only that kind has. */
function sectionTexts({ entity, choice }: ScreenOf): string[] {
  const special = new Set(
    choice?.property === undefined ? [] : choice.kinds.flatMap(({ own }) => own),
  );
  const shared = sectionsOf(entity)
    .map(({ name, fields }) => ({ name, fields: fields.filter((one) => !special.has(one)) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => `{ name: ${quoted(name)}, fields: ${listed(fields)} }`);
  if (choice?.property === undefined) return shared;
  const { property } = choice;
  const kinds = choice.kinds
    .filter(({ own }) => own.length > 0)
    .map(({ value, own }) => {
      const when = `(record) => record[${quoted(property)}] === ${quoted(value)}`;
      return `{ name: ${quoted(value)}, fields: ${listed(own)}, when: ${when} }`;
    });
  return [...shared, ...kinds];
}

function listed(names: readonly string[]): string {
  return `[${names.map(quoted).join(', ')}]`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
