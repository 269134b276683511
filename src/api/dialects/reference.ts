import type { AnyRecord, Dialect, Query, RowsAnswer, RowsAsked } from '../dialect';
import { problemOf } from './reference-problem';

/** Dialect of the specification's API (3-decisions §3.1–3.3). */
export const referenceDialect: Dialect = {
  rows: async (_, asked, read) => rowsOf((await read(rowsQuery(asked))).data),
  recordOf: (_, { data }) => recordOf(data),
  idOf: (_, { location }) => idOf(location),
  headersOf: ({ base, once, lock }) => ({
    ...(base && { 'If-Match': `"${String(base.version)}"` }),
    ...(once !== undefined && { 'Idempotency-Key': once }),
    ...(lock !== undefined && { 'X-Sperr-Token': lock }),
  }),
  problemOf,
};

function rowsQuery({ filter, search, order, offset, limit, count }: RowsAsked): Query {
  return { filter, suche: search, orderBy: order, limit, offset, returnTotal: count };
}

/** Reads what {@link rowsQuery} has written: what a list was asked for. */
export function rowsAskedIn(query: Readonly<Record<string, unknown>>): RowsAskedFor {
  const { filter, suche, orderBy, limit, offset, returnTotal, ...own } = query;
  const number = (value: unknown) => (value == null ? undefined : Number(value));
  const text = (value: unknown) => (value == null ? '' : String(value));
  return {
    ...{ filter: text(filter), search: text(suche), order: text(orderBy) },
    ...{ limit: number(limit), offset: number(offset), isCounted: returnTotal != null },
    own: Object.entries(own).flatMap(([name, value]) =>
      text(value) === '' ? [] : [{ name, value: text(value) }],
    ),
  };
}

export interface RowsAskedFor {
  filter: string;
  search: string;
  order: string;
  limit: number | undefined;
  offset: number | undefined;
  isCounted: boolean;
  /** Parameters of the list's own. */
  own: readonly { name: string; value: string }[];
}

/** Reads rows from `{result}`, `{daten: [{datensaetze}]}` or `{ergebnisEintraege}`. Throws for anything else. */
export function rowsOf(data: unknown): RowsAnswer {
  const body = objectOf(data);
  const reports = Array.isArray(body.daten) ? objectOf(body.daten[0]).datensaetze : undefined;
  const rows = [body.result, reports, body.ergebnisEintraege].find(Array.isArray);
  if (!rows) throw new Error('no rows in the answer');
  if (!rows.every(isObject)) throw new Error('no records in the answer');
  return {
    rows: rows as AnyRecord[],
    total: typeof body.total === 'number' ? body.total : undefined,
    isCapped: body.totalCapped === true,
    hasMore: body.hasMore === true,
  };
}

/** Takes the answer's `result`, else the body itself. Throws when there is none. */
export function recordOf(data: unknown): AnyRecord {
  const record = isObject(data) && 'result' in data ? data.result : data;
  if (isObject(record) && Object.keys(record).length > 0) return record;
  throw new Error('no record in the answer');
}

/** Reads the id at the end of a `Location`. Throws when there is none. */
export function idOf(location: string | undefined): number {
  const id = Number(/\/(\d+)\/?(?:\?.*)?$/.exec(location ?? '')?.[1]);
  if (!Number.isSafeInteger(id)) throw new Error(`no id at the end of «${location ?? ''}»`);
  return id;
}

function objectOf(value: unknown): AnyRecord {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
