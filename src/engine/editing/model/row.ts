import type { AnyRecord } from '../../define/definition';

/** Row while its record is open. `$key` names it for the session; it is never sent. */
export type Row = AnyRecord & {
  readonly $key: string;
  /** Latest suggestion for it: a value that differs is the user's own. */
  readonly $suggested?: Suggested;
  /** Code that it was scanned or typed as, while nobody knows what it means. */
  readonly $scanned?: string;
};

export interface Suggested {
  /** Request for the suggestion, as `askedKey` writes it. */
  of: string;
  values: AnyRecord;
}

/** Name of the key's member; names that start with `$` are no fields. */
const KEY = '$key';

/** Gives rows their keys: from `like`, row by row, else from their places. */
export function propertyRows(value: unknown, like: readonly Row[] = []): readonly Row[] {
  if (!Array.isArray(value)) return [];
  return (value as AnyRecord[]).map((row, index) => ({
    ...row,
    [KEY]: String(row[KEY] ?? like[index]?.$key ?? `r${index}`),
  })) as unknown as readonly Row[];
}

/** Makes a row of a record of its own. `key`: its key from before it had an id. */
export function partRow(record: AnyRecord, key = String(record.id)): Row {
  return { ...record, [KEY]: key } as Row;
}

/** Makes a new row; its key is also the idempotency key of its creation. */
export function newRow(values: AnyRecord, key: string): Row {
  return { ...values, [KEY]: key } as Row;
}

/** Strips what only the session knows of a row, leaving it as the wire carries it. */
export function wireRow(row: AnyRecord): AnyRecord {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('$')));
}

export function isRows(value: unknown): value is readonly Row[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && KEY in row)
  );
}

export function byKey(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.$key, row]));
}
