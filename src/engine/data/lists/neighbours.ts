import type { AnyRecord } from '../../../api/dialect';
import type { RowId } from './selection';
import type { ListedRecord } from './last-list';

/** Neighbours of a record; undefined at the ends. */
export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export interface Neighbour extends ListedRecord {
  record: AnyRecord;
}

/** Rows on either side: a record may have moved a little since the list was read. */
const reach = 10;

/** Returns the rows to read around a place of a list. */
export function around(index: number): { offset: number; limit: number } {
  const offset = Math.max(0, index - reach);
  return { offset, limit: index - offset + reach + 1 };
}

/**
 * Finds the neighbours in `rows`, read from `offset` on. A record that no longer matches the filter lies between those
 * where it stood.
 */
export function neighboursIn(
  rows: readonly AnyRecord[],
  offset: number,
  { id, index }: ListedRecord,
): Neighbours {
  const at = (place: number): Neighbour | undefined => {
    const record = rows[place];
    return record && { record, id: record.id as RowId, index: offset + place };
  };
  const found = rows.findIndex((row) => row.id === id);
  const place = index - offset;
  return found >= 0
    ? { previous: at(found - 1), next: at(found + 1) }
    : { previous: at(place - 1), next: at(place) };
}
