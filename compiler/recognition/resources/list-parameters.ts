import type { JsonSchema, Parameter } from '../../../schemas/contract/document';
import { totalHeaders } from '../../../schemas/contract/total-headers';
import type { PageSize, Paging, Place, Sorting } from '../../../schemas/contract/wire-facts';
import { isOfType, type FlatSchema, type FlatSchemas } from '../schemas/flat-schema';
import type { ListOperation } from './model';
import { firstNamed, plainName } from './names';

const limits = [
  ...['limit', 'per_page', 'page_size', 'page[size]', 'page[limit]', 'max_results', 'pageLimit'],
  ...['max_page_size', 'size', 'take', '$top', 'top', 'first', 'rows', 'count', 'max', 'results'],
];
const offsets = ['offset', 'page[offset]', 'skip', '$skip', 'start_index', 'start', 'startAt'];
const pages = ['page', 'page[number]', 'page_number', 'page_no', 'page_index', 'current_page', 'p'];
const cursors = [
  ...['cursor', 'page[cursor]', 'page_token', 'next_token', 'next_page_token', 'starting_after'],
  ...['page[after]', 'after', 'continuation_token', 'marker', 'next_cursor', 'since_id'],
];
const nextCursors = [
  ...['next_cursor', 'next_page_token', 'next_token', 'end_cursor', 'next_page', 'next', 'after'],
  ...['cursor', 'continuation_token', 'next_marker', 'marker'],
];
/**
 * Parameters with ids of rows as cursors: the first list whatever the answer says; the second only where it says merely
 * whether more follow.
 */
const rowCursors = ['starting_after', 'since_id'];
const perhapsRowCursors = ['after', 'page[after]', 'marker'];
const furtherRows = ['has_more', 'has_next', 'has_next_page', 'is_truncated', 'more'];
const totals = [
  ...['total', 'total_count', 'total_items', 'total_results', 'total_elements', 'total_records'],
  ...[
    'total_hits',
    'total_size',
    'records_total',
    'num_found',
    'item_count',
    'count',
    '@odata.count',
  ],
];
const pagingMembers = [
  'meta',
  'pagination',
  'paging',
  'page',
  'metadata',
  'page_info',
  'cursors',
  'links',
];
const sorts = [
  'sort',
  'sort_by',
  'order_by',
  '$orderby',
  'ordering',
  'sort_field',
  'sort_key',
  'order',
];
const directions = [
  'direction',
  'sort_direction',
  'sort_dir',
  'sort_order',
  'order',
  'dir',
  'order_direction',
];
const searches = [
  'q',
  'search',
  'query',
  '$search',
  'search_term',
  'search_text',
  'term',
  'keyword',
  'keywords',
  'suche',
  'text',
];

const linkHeader: Place = { in: 'header', name: 'Link' };

/** Further content of a list's answer besides its rows. */
export interface ListAnswer {
  envelope: JsonSchema | undefined;
  headers: readonly string[];
}

/** Infers how a list is answered piece by piece, from what it takes and what stands beside its rows. */
export function pagingOf(
  parameters: readonly Parameter[],
  answer: ListAnswer,
  schemas: FlatSchemas,
): Paging {
  const query = named(parameters);
  const names = [...query.keys()];
  const limit = firstNamed(names, limits);
  const size = limit === undefined ? undefined : pageSize(limit, query.get(limit)?.schema);
  const sized = size && { limit: size };
  const hasLink = answer.headers.some((name) => name.toLowerCase() === 'link');
  const offset = firstNamed(names, offsets);
  if (offset !== undefined && isFigure(query.get(offset)?.schema)) {
    return { style: 'offset', offset, ...sized };
  }
  const page = firstNamed(names, pages);
  if (page !== undefined && !isCursorLike(query.get(page)?.schema)) {
    const { minimum, default: first } = query.get(page)?.schema ?? {};
    const isZero = first === 0 || (first === undefined && minimum === 0);
    return { style: 'page', page, first: isZero ? 0 : 1, ...sized, ...(hasLink && { link: true }) };
  }
  const cursor = firstNamed(names, cursors) ?? page;
  if (cursor !== undefined) {
    const next = nextCursor(answer, schemas) ?? (hasLink ? linkHeader : undefined);
    if (next) return { style: 'cursor', cursor, ...sized, next };
    const more = memberNamed(answer, schemas, furtherRows, isYesOrNo);
    const isRow =
      firstNamed([cursor], rowCursors) !== undefined ||
      (more !== undefined && firstNamed([cursor], perhapsRowCursors) !== undefined);
    return isRow
      ? { style: 'cursor', cursor, ...sized, isRow, ...(more && { more }) }
      : { style: 'cursor', cursor, ...sized };
  }
  return hasLink ? { style: 'link', ...sized } : { style: 'whole' };
}

/** Finds the place of the number of all rows. */
export function totalOf(answer: ListAnswer, schemas: FlatSchemas): Place | undefined {
  const header = answer.headers.find((name) => totalHeaders.includes(name.toLowerCase()));
  if (header !== undefined) return { in: 'header', name: header };
  return memberNamed(answer, schemas, totals, isFigure);
}

/** Infers how a list is ordered. */
export function sortingOf(parameters: readonly Parameter[]): Sorting | undefined {
  const query = named(parameters);
  const names = [...query.keys()];
  const parameter = firstNamed(names, sorts);
  if (parameter === undefined) return undefined;
  const words = wordsOfDirection(query.get(parameter)?.schema);
  // «order» alone with asc and desc does not tell the field.
  if (words) return undefined;
  const direction = firstNamed(
    names.filter((name) => name !== parameter),
    directions,
  );
  const said = direction === undefined ? undefined : wordsOfDirection(query.get(direction)?.schema);
  const fields = fieldsOfSort(query.get(parameter)?.schema);
  return {
    parameter,
    ...(direction !== undefined && {
      direction: {
        parameter: direction,
        ascending: said?.ascending ?? 'asc',
        descending: said?.descending ?? 'desc',
      },
    }),
    ...(fields && { fields }),
  };
}

/** Finds the parameter that searches for a text in all of a row. */
export function searchOf(parameters: readonly Parameter[]): string | undefined {
  const query = named(parameters);
  return firstNamed(
    [...query]
      .filter(([, { schema }]) => !schema?.type || isOfType(schema, 'string'))
      .map(([name]) => name),
    searches,
  );
}

/** Finds the parameters that are called like a field of the rows: they compare it with one value. */
export function filtersOf(
  parameters: readonly Parameter[],
  row: FlatSchema,
  used: readonly (string | undefined)[],
): ListOperation['filters'] {
  const fields = Object.keys(row.properties ?? {});
  return [...named(parameters).keys()].flatMap((parameter) => {
    if (used.includes(parameter)) return [];
    const inner = /^filter\[([^\]]+)\]$/.exec(parameter)?.[1] ?? parameter;
    const field = fields.find((name) => plainName(name) === plainName(inner));
    return field === undefined ? [] : [{ parameter, field }];
  });
}

/**
 * Returns query parameters that must be sent, whatever page, order or search is asked for, each with a value that it
 * may have.
 */
export function requiredParameters(
  parameters: readonly Parameter[],
  known: readonly (string | undefined)[],
): { name: string; value: string | undefined }[] {
  return [...named(parameters)]
    .filter(
      ([name, { required, schema }]) =>
        required && schema?.default === undefined && !known.includes(name),
    )
    .map(([name, { schema, ...rest }]) => {
      const [first] = schema?.enum ?? schema?.items?.enum ?? [];
      const value = first ?? schema?.example ?? (rest as { example?: unknown }).example;
      return { name, value: isPlain(value) ? String(value) : undefined };
    });
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function named(parameters: readonly Parameter[]): Map<string, Parameter> {
  const query = parameters.filter((one) => one.in === 'query' && one.name !== undefined);
  return new Map(query.map((parameter) => [parameter.name ?? '', parameter]));
}

function pageSize(parameter: string, schema: JsonSchema = {}): PageSize {
  const { default: usual, maximum } = schema;
  return {
    parameter,
    ...(typeof usual === 'number' && { default: usual }),
    ...(typeof maximum === 'number' && { maximum }),
  };
}

function nextCursor(answer: ListAnswer, schemas: FlatSchemas): Place | undefined {
  return memberNamed(answer, schemas, nextCursors, (schema) => !isFigure(schema));
}

/** Finds a member of the envelope, or of its further details about pages, by one of these names. */
function memberNamed(
  { envelope }: ListAnswer,
  schemas: FlatSchemas,
  wanted: readonly string[],
  fits: (schema: JsonSchema) => boolean,
): Place | undefined {
  if (!envelope) return undefined;
  const find = (
    { properties = {} }: JsonSchema,
    above: string[],
    depth: number,
  ): Place | undefined => {
    const plain = Object.entries(properties).map(
      ([name, property]) => [name, schemas.merged(property)] as const,
    );
    const values = plain.filter(([, one]) => !one.properties && !one.items && fits(one));
    const own = firstNamed(
      values.map(([name]) => name),
      wanted,
    );
    if (own !== undefined) return { in: 'body', path: [...above, own] };
    if (depth === 0) return undefined;
    for (const [name, inner] of plain) {
      if (!pagingMembers.some((one) => plainName(one) === plainName(name)) || !inner.properties)
        continue;
      const found = find(inner, [...above, name], depth - 1);
      if (found) return found;
    }
    return undefined;
  };
  return find(envelope, [], 2);
}

function isFigure(schema: JsonSchema | undefined): boolean {
  return schema !== undefined && (isOfType(schema, 'integer') || isOfType(schema, 'number'));
}

function isYesOrNo(schema: JsonSchema): boolean {
  return isOfType(schema, 'boolean');
}

/** Tells whether a «page» is a cursor: a text and no figure. */
function isCursorLike(schema: JsonSchema | undefined): boolean {
  return (
    schema !== undefined &&
    isOfType(schema, 'string') &&
    !/^\d+$/.test(String(schema.default ?? schema.example ?? ''))
  );
}

function wordsOfDirection(
  schema: JsonSchema | undefined,
): { ascending: string; descending: string } | undefined {
  const values = (schema?.enum ?? []).filter((value) => typeof value === 'string');
  const ascending = values.find((value) => /^asc/i.test(value));
  const descending = values.find((value) => /^desc/i.test(value));
  return ascending !== undefined && descending !== undefined
    ? { ascending, descending }
    : undefined;
}

function fieldsOfSort(schema: JsonSchema | undefined): string[] | undefined {
  const values = schema?.enum ?? schema?.items?.enum;
  if (!values) return undefined;
  const names = values
    .filter((value) => typeof value === 'string')
    .map((one) => one.replace(/^[-+]/, ''));
  return [...new Set(names)];
}
