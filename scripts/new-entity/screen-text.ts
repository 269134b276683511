import type { JsonSchema } from '../../schemas/contract/document';
import { titleFields } from '../../schemas/contract/title-fields';

/** An entity of a bundled contract that gets a screen. */
export interface ScreenOf {
  /** Route and file. */
  name: string;
  schema: string;
  /** Its schema, references to values resolved as far as they matter. */
  entity: JsonSchema;
  api: { list: string; record: string; create?: string | undefined };
  /** Its list can be filtered with «or», grouped and summed up. */
  queried?: boolean;
  /** Paths of its records' files and images. */
  files?: string | undefined;
  images?: string | undefined;
  number?: number | undefined;
  icon?: string | undefined;
  group?: string | undefined;
  /** Lives inside other screens only. */
  embedded?: boolean;
}

/** Sections of a record's form, by what fields are about. */
export const sectionNames = ['general', 'contact', 'amounts', 'dates', 'notes'] as const;

export interface Section {
  name: (typeof sectionNames)[number];
  fields: readonly string[];
}

/** As many columns as a screen of 1440 px shows beside the navigation. */
const MOST_COLUMNS = 8;
/** From so many letters on a text is prose. */
const PROSE = 255;

const amounts = ['money', 'percent', 'quantity', 'weight'];
const days = ['date', 'date-time', 'local-date-time', 'time', 'local-time'];
const ways = ['email', 'phone', 'web-address', 'uri'];

/** The text of a screen's definition: columns, tabs and sections by the types of the entity's fields. */
export function screenText(screen: ScreenOf): string {
  const { name, schema, entity, api, number, icon, group, files, images } = screen;
  const quoted = (text: string) => `'${text}'`;
  const list = (names: readonly string[]) => `[${names.map(quoted).join(', ')}]`;
  const sections = sectionsOf(entity).map(
    (section) => `{ name: ${quoted(section.name)}, fields: ${list(section.fields)} }`,
  );
  const tabs = [
    `{ type: 'form', name: 'masterdata', sections: [${sections.join(', ')}] }`,
    ...(files ? [`{ type: 'files', name: 'files', path: ${quoted(files)} }`] : []),
    ...(images ? [`{ type: 'gallery', name: 'images', path: ${quoted(images)} }`] : []),
  ];
  const paths = [
    `list: ${quoted(api.list)}`,
    `record: ${quoted(api.record)}`,
    ...(api.create && api.create !== api.list ? [`create: ${quoted(api.create)}`] : []),
  ];
  const members = [
    `schema: ${quoted(schema)}`,
    ...(screen.embedded ? ['standalone: false'] : []),
    ...(number === undefined ? [] : [`number: ${number}`]),
    ...(icon === undefined ? [] : [`icon: ${quoted(icon)}`]),
    ...(group === undefined ? [] : [`group: ${quoted(group)}`]),
    `api: { ${paths.join(', ')} }`,
    ...(screen.queried ? [`query: ${quoted(api.list.slice(1))}`] : []),
    `columns: ${list(columnsOf(entity))}`,
    `tabs: [${tabs.join(', ')}]`,
  ];
  return [
    "import { defineScreen } from '../src/engine/define/define-screen';\n",
    `export default defineScreen(${quoted(name)}, {`,
    ...members.map((member) => `  ${member},`),
    '});\n',
  ].join('\n');
}

/** What a list shows: what records are called, then what must be there, then what tells most in little room. */
export function columnsOf(entity: JsonSchema): string[] {
  const title = titleFields(entity);
  const rank = (name: string): number => {
    const property = entity.properties?.[name] ?? {};
    if (title.includes(name)) return 0;
    if (entity.required?.includes(name)) return 1;
    const types = [property.type].flat();
    if (types.includes('boolean')) return 4;
    const isLong = Number(property.maxLength ?? 0) > 60;
    return isLong || ways.includes(property.format ?? '') ? 3 : 2;
  };
  const shown = fieldsOf(entity).filter((name) => {
    const property = entity.properties?.[name] ?? {};
    const types = [property.type].flat();
    const isValue = !types.includes('array') && !types.includes('object') && !property.properties;
    return isValue && !isProse(property) && !property.writeOnly && !property['x-image'];
  });
  const chosen = shown
    .map((name, place) => ({ name, place, rank: rank(name) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => Number(a.rank > 0) - Number(b.rank > 0) || a.place - b.place);
  // In the order of the title, which is how people say it.
  const first = title.filter((name) => chosen.some((one) => one.name === name));
  return [...first, ...chosen.map(({ name }) => name).filter((name) => !first.includes(name))];
}

/** The sections of a form: what is alone of its kind stands with the rest. */
export function sectionsOf(entity: JsonSchema): Section[] {
  const names = fieldsOf(entity);
  const kinds = new Map(names.map((name) => [name, sectionOf(entity.properties?.[name] ?? {})]));
  const of = (kind: Section['name']) => names.filter((name) => kinds.get(name) === kind);
  const required = names.filter((name) => entity.required?.includes(name));
  for (const kind of ['contact', 'amounts', 'dates'] as const) {
    const own = of(kind);
    if (own.length < 2) for (const name of own) kinds.set(name, 'general');
  }
  // A form begins with something.
  if (of('general').length === 0) {
    for (const name of required.length > 0 ? required : names.slice(0, 1)) {
      kinds.set(name, 'general');
    }
  }
  return sectionNames
    .map((name) => ({ name, fields: of(name) }))
    .filter(({ fields }) => fields.length > 0);
}

/** What somebody may want to see: keys, versions and remarks are the engine's. */
function fieldsOf({ properties = {} }: JsonSchema): string[] {
  return Object.keys(properties).filter(
    (name) => !['id', 'version', 'ProtokollBemerkung'].includes(name),
  );
}

function sectionOf(property: JsonSchema): Section['name'] {
  const format = property.format ?? '';
  if (isProse(property)) return 'notes';
  if (ways.includes(format)) return 'contact';
  if (amounts.includes(format)) return 'amounts';
  return days.includes(format) ? 'dates' : 'general';
}

function isProse({ maxLength, format }: JsonSchema): boolean {
  return format === undefined && Number(maxLength ?? 0) > PROSE;
}
