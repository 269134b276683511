import { parseFilter } from '../rules/filter-grammar';
import type { JsonSchema } from './document';
import { operationRight, type OperationRight } from './operation-right';
import { resourceWords } from './words';

const known: readonly string[] = resourceWords;

/** One path that lists a resource's records, and who may see that list. */
export interface ListDeclaration {
  path: string;
  see: OperationRight;
}

/** The part of the search over everything (`/webapp/suche`) that is a resource's main list. */
export interface SectionDeclaration {
  /** Name within `abschnitte`: `addresses`. */
  name: string;
  /** Restriction of its rows, as the `filter` of a list. */
  filter?: string;
  /** Order of its rows, as the `orderBy` of a list; by the key if not given. */
  order?: string;
  /** Section before which it stands; in the contract's order if not given. */
  before?: string;
}

/** Rows of a resource's main list that the start page counts (`/webapp/start`). */
export interface StartFigure {
  /** Filter of the counted rows, in which `:HEUTE` and `:ICH` may stand for values. */
  filter: string;
  /** Field that is added up over them. */
  sum?: string;
  /** Order of the rows, as the `orderBy` of a list; by the key if not given. */
  order?: string;
}

/** The block of a resource in the answer of the start page. */
export interface StartBlock {
  /** Name of the block, like the word for several of its records: `openItems`. */
  name: string;
  /** Figures by name, the most urgent first. */
  figures: Readonly<Record<string, StartFigure>>;
}

/**
 * Content of a schema's `x-resource`: where its records are listed and read, and which right each access needs.
 * Anything not declared does not exist.
 */
export interface ResourceDeclaration {
  schema: string;
  /** The word for one record and for several in operation ids. */
  one: string;
  many: string;
  /** Lists of the records, at least one; the first is the main list. */
  lists: readonly ListDeclaration[];
  /** Path of one record; undefined where only lists show records. */
  record: string | undefined;
  see: OperationRight;
  /** Path that creates records, and the right it needs. */
  create: { path: string; right: OperationRight } | undefined;
  change: OperationRight | undefined;
  remove: OperationRight | undefined;
  /** Fields that `suche` looks into. */
  search: readonly string[];
  /** Section of its main list in the search over everything. */
  section: SectionDeclaration | undefined;
  /** Figures of its main list on the start page. */
  start: StartBlock | undefined;
  /** Paths below the record for its files and its images, where it has any. */
  files: string | undefined;
  images: string | undefined;
  /** Right to add, describe and remove them; unless named, the right to change the record. */
  attach: OperationRight | undefined;
  /** Name of its table. */
  table: string;
  /** Set where the table is a view: no more is known of it than what it shows. */
  isView: boolean;
}

/**
 * Reads a schema's `x-resource`; undefined without one. Throws, naming the schema, for unknown and for missing members.
 */
export function resourceDeclaration(
  schema: string,
  { 'x-resource': source, 'x-parent': parent }: JsonSchema,
): ResourceDeclaration | undefined {
  if (source === undefined) return undefined;
  const where = `${schema}: x-resource`;
  const value = source as Record<string, unknown>;
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) {
      throw new Error(`${where} knows no «${key}», only ${known.join(', ')}`);
    }
  }
  const right = (key: string) =>
    value[key] === undefined ? undefined : operationRight(value[key], `${where}.${key}`);
  const main = right('see');
  const lists = [value.list ?? []].flat().map((entry: unknown): ListDeclaration => {
    const { path, see } = (typeof entry === 'string' ? { path: entry } : entry) as {
      path?: unknown;
      see?: unknown;
    };
    const own = see === undefined ? main : operationRight(see, `${where}.list`);
    if (typeof path !== 'string' || !path.startsWith('/')) {
      throw new Error(`${where}.list is ${JSON.stringify(entry)}, a path begins with a slash`);
    }
    if (own === undefined) throw new Error(`${where} does not say who may see ${path}`);
    return { path, see: own };
  });
  const [first] = lists;
  if (!first) throw new Error(`${where} names no list`);
  const one = textOf(value.one, `${where}.one`) ?? schema;
  const many = textOf(value.many, `${where}.many`) ?? pluralOf(one);
  const createRight = right('create');
  return {
    schema,
    one,
    many,
    lists,
    record:
      value.record === false
        ? undefined
        : (textOf(value.record, `${where}.record`) ?? `${first.path}/{id}`),
    see: main ?? first.see,
    create:
      createRight === undefined
        ? undefined
        : { path: createPath(lists, parent), right: createRight },
    change: right('change'),
    remove: right('remove'),
    search: (value.search as string[] | undefined) ?? [],
    section: sectionOf(value.section, `${where}.section`, value.search !== undefined),
    start: startOf(value.start, many, `${where}.start`),
    files: textOf(value.files, `${where}.files`),
    images: textOf(value.images, `${where}.images`),
    attach: right('attach') ?? right('change'),
    table: textOf(value.table, `${where}.table`) ?? snakeCase(many),
    isView: value.view === true,
  };
}

/** Returns the path that creates records: a part below the record it belongs to, everything else in its main list. */
function createPath(lists: readonly ListDeclaration[], parent: string | undefined): string {
  const below = parent && lists.find(({ path }) => path.includes(`{${parent}}/`));
  return (below || lists[0])?.path ?? '';
}

function textOf(value: unknown, where: string): string | undefined {
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  throw new Error(`${where} is ${JSON.stringify(value)}, no text`);
}

const sectionWords = ['name', 'filter', 'order', 'before'];

/** Reads a section: `addresses`, or its name with filter and order. */
function sectionOf(
  value: unknown,
  where: string,
  isSearched: boolean,
): SectionDeclaration | undefined {
  if (value === undefined) return undefined;
  if (!isSearched) throw new Error(`${where} needs «search», the fields that are looked into`);
  if (typeof value !== 'object' || value === null) {
    return { name: sectionName(value, where) };
  }
  const { name, filter, order, before, ...others } = value as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new Error(`${where} knows no «${unknown}», only ${sectionWords.join(', ')}`);
  }
  return {
    name: sectionName(name, `${where}.name`),
    ...(filter !== undefined && { filter: textOf(filter, `${where}.filter`) }),
    ...(order !== undefined && { order: textOf(order, `${where}.order`) }),
    ...(before !== undefined && { before: sectionName(before, `${where}.before`) }),
  } as SectionDeclaration;
}

const figureWords = ['filter', 'sum', 'order'];

function startOf(value: unknown, many: string, where: string): StartBlock | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`${where} is ${JSON.stringify(value)}, no figures by name`);
  }
  const figures = Object.entries(value).map(
    ([name, figure]) =>
      [name, startFigure(figure, `${where}.${sectionName(name, where)}`)] as const,
  );
  return {
    name: many.charAt(0).toLowerCase() + many.slice(1),
    figures: Object.fromEntries(figures),
  };
}

function startFigure(value: unknown, where: string): StartFigure {
  const { filter, sum, order, ...others } = (value ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new Error(`${where} knows no «${unknown}», only ${figureWords.join(', ')}`);
  }
  const counted = textOf(filter, `${where}.filter`);
  if (counted === undefined) throw new Error(`${where} needs «filter», what it counts`);
  const { invalid } = parseFilter(counted);
  if (invalid[0] !== undefined) throw new Error(`${where}.filter: «${invalid[0]}» is no condition`);
  return {
    filter: counted,
    ...(sum !== undefined && { sum: textOf(sum, `${where}.sum`) }),
    ...(order !== undefined && { order: textOf(order, `${where}.order`) }),
  } as StartFigure;
}

function sectionName(value: unknown, where: string): string {
  if (typeof value === 'string' && /^[a-z][A-Za-z]*$/.test(value)) return value;
  throw new Error(`${where} is ${JSON.stringify(value)}, no name in one word («addresses»)`);
}

/** Forms the regular English plural: Address → Addresses, Entry → Entries. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Converts a name: `StorageRegions` → `storage_regions`. */
function snakeCase(name: string): string {
  return name.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
