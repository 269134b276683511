import type { AnyRecord, RecordId } from '../../../api/dialect';

/** Row of which something is left. */
export interface OpenRow {
  id: RecordId;
  row: AnyRecord;
  left: number;
  /** Quantity in stock; undefined where nobody asked or it does not matter. */
  there?: number;
}

/** Row → its quantity; a text that is not a number stays a text. Rows that are not chosen are left out. */
export type Quantities = ReadonlyMap<RecordId, number | string>;

/** Returns the rows on offer: those with nothing left, or whose quantity is a text, go along without being offered. */
export function openRows(
  rows: readonly AnyRecord[],
  { from, there: thereIn }: { from: string; there?: string | undefined },
): readonly OpenRow[] {
  return rows.flatMap((row): OpenRow[] => {
    const left = row[from];
    if (typeof left !== 'number' || left === 0) return [];
    const there = thereIn === undefined ? undefined : row[thereIn];
    return [{ id: row.id as RecordId, row, left, ...(typeof there === 'number' && { there }) }];
  });
}

export function allOf(rows: readonly OpenRow[]): Quantities {
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** Finds what is wrong with a quantity; `maximum`: more than is left, which is negative for returns. */
export function quantityProblem(
  value: number | string,
  left: number,
): 'notNumber' | 'tooSmall' | 'maximum' | undefined {
  if (typeof value === 'string') return 'notNumber';
  const share = value / left;
  if (!(share > 0)) return 'tooSmall';
  return share > 1 ? 'maximum' : undefined;
}

/** Builds the body's part on the rows: undefined where everything left is chosen, which goes without saying. */
export function chosenBody(
  rows: readonly OpenRow[],
  chosen: Quantities,
  quantity: string,
): readonly AnyRecord[] | undefined {
  if (rows.every(({ id, left }) => chosen.get(id) === left)) return undefined;
  return rows.flatMap(({ id }) => {
    const value = chosen.get(id);
    return value === undefined ? [] : [{ id, [quantity]: value }];
  });
}
