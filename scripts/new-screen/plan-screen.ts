import type { JsonSchema } from '../../schemas/contract/document';
import { pluralOf } from '../../schemas/contract/resource-declaration';
import { pagePath } from '../../compiler/recognition/page/page-path';
import { recordSummary } from '../../compiler/recognition/page/record-title';
import type { ContractModel, Resource } from '../../compiler/recognition/resources/model';
import { wordsOf } from '../../compiler/recognition/resources/names';
import type { FlatSchema } from '../../compiler/recognition/schemas/flat-schema';
import { ContractRefused } from '../../compiler/document/contract-refused';
import { orRather } from '../../compiler/nearest-name';
import { contractLabel } from './contract-label';
import { shownFields } from './shown-fields';
import { screenFiles, withScreen, type CommonByLanguage } from './screen-files';

/** Options of the command line. */
export interface ScreenWish {
  /** Path of the list. */
  list: string;
  name?: string | undefined;
  number?: number | undefined;
  icon?: string | undefined;
  group?: string | undefined;
}

/** Project that gets the screen. */
export interface Project {
  common: CommonByLanguage;
  /** Text of its `screens/index.ts`. */
  index: string;
  /** Module that definitions are imported from. */
  engine: string;
  /** Schemas that have labels already. */
  labelled: readonly string[];
}

export interface ScreenPlan {
  files: ReadonlyMap<string, string>;
  index: string;
  /** Points that could not be inferred, a line each. */
  open: readonly string[];
}

/** Finds the resource of a list. Throws a sentence with the nearest path, or with the reason why the list is none. */
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

/** Plans the files of a screen on a foreign list; `page` is the schema of its records as the page has it. */
export function planScreen(
  resource: Resource,
  page: JsonSchema,
  wish: ScreenWish,
  project: Project,
): ScreenPlan {
  const name = wish.name ?? resource.name;
  if (new RegExp(`^\\s*['"]?${name}['"]?:`, 'm').test(project.index)) {
    throw new ContractRefused([`screens/index.ts has a screen «${name}» already; say --name`]);
  }
  const { list, record, create, schema, unsure } = resource;
  const { 'x-choice': choice } = record.schema;
  const entity = formSchema(resource, page);
  const row = listSchema(resource, page);
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
      ...(choice && { choice }),
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
      ...openOf(resource, page, wish, name),
    ],
  };
}

/** Returns what a list shows: what its rows have and the page knows, without keys that only programs read. */
function listSchema({ list, record }: Resource, page: JsonSchema): FlatSchema {
  const key = record.id.field;
  const title = page['x-title'] ?? [];
  const properties = Object.fromEntries(
    Object.entries(list.schema.properties ?? {}).filter(
      ([name]) => name in (page.properties ?? {}),
    ),
  );
  const own = properties[key];
  if (own && title.includes(key)) properties[key] = { ...own, 'x-create-only': true };
  else if (isGenerated(key)) delete properties[key];
  return { ...list.schema, 'x-title': [...title], properties };
}

/** Returns what forms show: all that the page knows of a record, without a key that nobody types. */
function formSchema({ record }: Resource, page: JsonSchema): JsonSchema {
  const key = record.id.field;
  const { [key]: own, ...properties } = page.properties ?? {};
  const isShown = own && (own['x-create-only'] || !isGenerated(key));
  return isShown ? page : { ...page, properties };
}

/** Tells whether a key is a number that nobody reads. */
function isGenerated(key: string): boolean {
  return /(id|guid)$/i.test(key);
}

/** Returns the contract's own label; undefined where all labels share one and the contract has none. */
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
  { list, record, create, change, remove, schema }: Resource,
  page: JsonSchema,
  { number, icon }: ScreenWish,
  name: string,
): string[] {
  const lacking = [
    ...(create ? [] : ['created']),
    ...(change ? [] : ['changed']),
    ...(remove ? [] : ['removed']),
  ];
  const choice = record.schema['x-choice'];
  const nameless = Object.keys(record.schema.properties ?? {}).filter(
    (one) => !(one in (page.properties ?? {})),
  );
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
    ...(choice && choice.property === undefined
      ? ['which kind a record is: the contract names no discriminator']
      : []),
    `locales/{de,en,fr}/entities/${schema}.json: labels are the contract’s own words in all languages`,
    ...(number === undefined ? [`screens/${name}.ts: number, by which the screen is called`] : []),
    ...(icon === undefined ? [`screens/${name}.ts: icon, of tabler.io/icons`] : []),
  ];
}

/** Writes a schema's name in words: `PurchaseOrder` → «purchase order». */
function spoken(schema: string): string {
  return wordsOf(schema).join(' ');
}

/** Returns the first sentence of a description, without Markdown. */
function firstSentence(text: string): string | undefined {
  const [line = ''] = text.trim().split(/\n\s*\n|(?<=\.)\s/);
  const plain = line
    .replaceAll(/[`*_#]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.length > 200) return undefined;
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
