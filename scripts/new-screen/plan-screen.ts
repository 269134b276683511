import { pluralOf } from '../../schemas/contract/resource-declaration';
import { pagePath } from '../recognition/page/page-path';
import { recordSummary, recordTitle } from '../recognition/page/record-title';
import type { ContractModel, Resource } from '../recognition/resources/model';
import { wordsOf } from '../recognition/resources/names';
import type { FlatSchema } from '../recognition/schemas/flat-schema';
import { ContractRefused } from '../recognition/mistakes/contract-refused';
import { orRather } from '../nearest-name';
import { contractLabel } from './contract-label';
import { shownFields } from './shown-fields';
import { screenFiles, withScreen, type CommonByLanguage } from './screen-files';

/** What the command line says. */
export interface ScreenWish {
  /** Path of the list. */
  list: string;
  name?: string | undefined;
  number?: number | undefined;
  icon?: string | undefined;
  group?: string | undefined;
}

/** The project that gets the screen. */
export interface Project {
  common: CommonByLanguage;
  /** Text of its `screens/index.ts`. */
  index: string;
  /** The engine's folder, seen from its `screens/`. */
  engine: string;
  /** Schemas that have labels already. */
  labelled: readonly string[];
}

export interface ScreenPlan {
  files: ReadonlyMap<string, string>;
  index: string;
  /** What could not be inferred, a line each. */
  open: readonly string[];
}

/** The resource of a list. Throws a sentence with the nearest path, or with why the list is none. */
export function resourceAt({ resources, leftOut }: ContractModel, list: string): Resource {
  const isSame = (path: string) => path.replace(/\/$/, '') === list.replace(/\/$/, '');
  const found = resources.find((one) => isSame(one.list.path));
  if (found) return found;
  const out = leftOut.find((one) => isSame(one.path));
  if (out) {
    const help = `say in the configuration: lists: { '${out.path}': { ${out.help} } }`;
    throw new ContractRefused([`${list}: ${out.reason}; ${help}`]);
  }
  const paths = [...resources.map((one) => one.list.path), ...leftOut.map(({ path }) => path)];
  const near = orRather(list, paths);
  throw new ContractRefused([
    `there is no list «${list}»${near || '; npm run api:screens names them'}`,
  ]);
}

/** The files of a screen on a foreign list. */
export function planScreen(resource: Resource, wish: ScreenWish, project: Project): ScreenPlan {
  const name = wish.name ?? resource.name;
  if (new RegExp(`^\\s*['"]?${name}['"]?:`, 'm').test(project.index)) {
    throw new ContractRefused([`screens/index.ts has a screen «${name}» already; say --name`]);
  }
  const { list, record, create, schema, unsure } = resource;
  const entity = formSchema(resource);
  const row = listSchema(resource);
  const title = row['x-title'] ?? [];
  const summary = recordSummary(record.schema, title);
  const words = spoken(schema);
  const { description } = record.schema;
  const about = typeof description === 'string' ? firstSentence(description) : undefined;
  const fields = shownFields(entity).map((field) => {
    const property = entity.properties?.[field] ?? {};
    return { name: field, property, label: ownLabel(field, property, project.common) };
  });
  const files = screenFiles(
    {
      name,
      schema,
      entity,
      row,
      api: {
        list: pagePath(list.path, 'list'),
        record: pagePath(record.path, 'record'),
        create: create && pagePath(create.path, 'list'),
      },
      number: wish.number,
      icon: wish.icon,
      group: wish.group,
      embedded: list.below.length > 0,
      ...(summary && { summary }),
      ...(entity['x-choice'] && { choice: entity['x-choice'] }),
      engine: project.engine,
    },
    { one: words, other: pluralOf(words), ...(about !== undefined && { about }) },
    fields,
    project.common,
  );
  const isLabelled = project.labelled.includes(schema);
  return {
    files: new Map(isLabelled ? files.slice(0, 1) : files),
    index: withScreen(project.index, name),
    open: [
      ...unsure,
      ...(isLabelled ? [`${schema} has labels already: only what they lack is to be added`] : []),
      ...openOf(resource, entity, wish, name),
    ],
  };
}

/** What a list shows: what its rows have, without keys that only programs read. */
function listSchema({ list, record }: Resource): FlatSchema {
  const title = recordTitle(list.schema, record.id.field);
  const properties = { ...list.schema.properties };
  if (!title.includes(record.id.field) && isGenerated(record.id.field)) {
    delete properties[record.id.field];
  }
  return { ...list.schema, 'x-title': title, properties };
}

/** What forms show: what a record has, and what is only ever sent. A key that somebody types is a field. */
function formSchema({ record, create, change }: Resource): FlatSchema {
  const key = record.id.field;
  const properties = { ...record.schema.properties };
  const sent = { ...change?.schema.properties, ...create?.schema.properties };
  for (const [name, property] of Object.entries(sent)) properties[name] ??= property;
  const given = create?.schema.properties?.[key];
  const isTyped = given && !given.readOnly && create?.schema.required?.includes(key);
  if (isTyped) properties[key] = { ...given, 'x-create-only': true };
  else if (isGenerated(key)) delete properties[key];
  return {
    ...record.schema,
    required: create?.schema.required ?? record.schema.required,
    properties,
  };
}

/** Whether a key is a number that nobody reads. */
function isGenerated(key: string): boolean {
  return /(id|guid)$/i.test(key);
}

/** The contract's own label; undefined where all labels share one and the contract has none. */
function ownLabel(
  field: string,
  property: FlatSchema,
  { en }: CommonByLanguage,
): string | undefined {
  const label = contractLabel(field, property);
  const isSaid = label !== contractLabel(field, {});
  return isSaid || !(field in (en.fields ?? {})) ? label : undefined;
}

function openOf(
  { list, create, change, remove, schema }: Resource,
  entity: FlatSchema,
  { number, icon }: ScreenWish,
  name: string,
): string[] {
  const lacking = [
    ...(create ? [] : ['created']),
    ...(change ? [] : ['changed']),
    ...(remove ? [] : ['removed']),
  ];
  const nameless = Object.entries(entity.properties ?? {})
    .filter(([, { type, 'x-shown': shown }]) => [type].flat().includes('object') && !shown)
    .map(([one]) => one);
  return [
    ...(list.below.length > 0
      ? [
          `screens/${name}.ts lives in the screen that gives ${list.below.join(' and ')}: a tab of type screen there`,
        ]
      : []),
    ...(lacking.length > 0
      ? [`the contract has nothing by which records are ${lacking.join(' or ')}`]
      : []),
    ...(list.sorting || list.paging.style === 'whole' ? [] : ['the list cannot be ordered']),
    ...(list.search !== undefined || list.paging.style === 'whole'
      ? []
      : ['the list cannot be searched']),
    ...(nameless.length > 0
      ? [
          `what stands for ${nameless.join(', ')}: shown: { '${schema}.${nameless[0]}': 'field' } in the configuration`,
        ]
      : []),
    ...(entity['x-choice'] && entity['x-choice'].property === undefined
      ? ['which kind a record is: the contract names no discriminator']
      : []),
    `locales/{de,en,fr}/entities/${schema}.json: labels are the contract’s own words in all languages`,
    ...(number === undefined ? [`screens/${name}.ts: number, by which the screen is called`] : []),
    ...(icon === undefined ? [`screens/${name}.ts: icon, of tabler.io/icons`] : []),
  ];
}

/** `PurchaseOrder` → «purchase order». */
function spoken(schema: string): string {
  return wordsOf(schema).join(' ');
}

/** The first sentence of a description, without Markdown. */
function firstSentence(text: string): string | undefined {
  const [line = ''] = text.trim().split(/\n\s*\n|(?<=\.)\s/);
  const plain = line
    .replaceAll(/[`*_#]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.length > 200) return undefined;
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
