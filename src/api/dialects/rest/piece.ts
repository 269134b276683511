import type { PageSize, RecordFacts, WireFacts } from '../../../../schemas/contract/wire-facts';
import type { AnyRecord, Query, RawAnswer } from '../../dialect';
import { isObject, valueAt, within } from './within';

/** Number of rows asked for at once where the document names no maximum: many backends silently cut larger requests. */
const USUAL_MOST = 100;

/** Returns how many rows one call asks for. */
export function pieceSize(limit: PageSize | undefined, wanted: number | undefined): number {
  const most = limit?.maximum ?? Math.max(limit?.default ?? 0, USUAL_MOST);
  return Math.max(1, Math.min(wanted ?? most, most));
}

export function sizeQuery(limit: PageSize | undefined, size: number): Query {
  return limit ? { [limit.parameter]: size } : {};
}

/** Takes the rows from an answer. Throws where there are none. */
export function rowsIn({ list, record }: WireFacts, { data }: RawAnswer): AnyRecord[] {
  const rows = within(data, list.rows) ?? undefined;
  // With no results, some answer nothing, or leave the rows out.
  if (rows === undefined && (isObject(data) || (data ?? null) === null)) return [];
  if (!Array.isArray(rows) || !rows.every(isObject))
    throw new Error(`the answer of ${list.path} has no rows at «${list.rows.join('.')}»`);
  return rows.map((row) => named(row, record));
}

/**
 * Gives a record the `id` that names it on the page, whatever it is called on the wire; an id of another meaning steps
 * aside.
 */
export function named(record: AnyRecord, { id: { field } }: RecordFacts): AnyRecord {
  if (field === 'id') return record;
  const { id, ...rest } = record;
  return { ...rest, ...(id !== undefined && { [ownId]: id }), id: record[field] };
}

/** Property that holds a record's own id if that does not name it. */
export const ownId = '$id';

export function totalIn({ list: { total } }: WireFacts, answer: RawAnswer): number | undefined {
  const value = total && valueAt(answer, total);
  const count = Number(value ?? Number.NaN);
  return Number.isFinite(count) ? count : undefined;
}
