import type { AnyRecord, RecordId } from '../../../api/dialect';

/** A row of which something is left. */
export interface OpenRow {
  id: RecordId;
  row: AnyRecord;
  left: number;
  /** How much there is; undefined where nobody asked or it does not matter. */
  there?: number;
}

/** Row → how much of it; a text that is no number stays one. Rows that are not chosen are not in it. */
export type Quantities = ReadonlyMap<RecordId, number | string>;

/** Rows with nothing left, and those that are no quantity (texts), go along with the others: they are not offered. */
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

/** `maximum`: more than is left, which is negative for what comes back. */
export function quantityProblem(
  value: number | string,
  left: number,
): 'notNumber' | 'tooSmall' | 'maximum' | undefined {
  if (typeof value === 'string') return 'notNumber';
  const share = value / left;
  if (!(share > 0)) return 'tooSmall';
  return share > 1 ? 'maximum' : undefined;
}

/** What the body says of them: undefined where it is all that is left, which needs no saying. */
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
