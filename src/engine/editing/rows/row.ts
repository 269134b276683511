import type { AnyRecord } from '../../define/definition';

/** A row of a table while its record is open. `$key` names it as long as the session lasts; it is never sent. */
export type Row = AnyRecord & { readonly $key: string };

/** Name of a row's key; what starts with `$` is no field. */
const KEY = '$key';

/** Rows of a property. Their keys are those of `like`, row by row, else their places. */
export function propertyRows(value: unknown, like: readonly Row[] = []): readonly Row[] {
  if (!Array.isArray(value)) return [];
  return (value as AnyRecord[]).map((row, index) => ({
    ...row,
    [KEY]: String(row[KEY] ?? like[index]?.$key ?? `r${index}`),
  })) as unknown as readonly Row[];
}

/** A row that is a record of its own. `key` is what it was called before it had an id. */
export function partRow(record: AnyRecord, key = String(record.id)): Row {
  return { ...record, [KEY]: key } as Row;
}

/** A row that is not stored yet. Its key is also the idempotency key under which it is created. */
export function newRow(values: AnyRecord, key: string): Row {
  return { ...values, [KEY]: key } as Row;
}

/** A row as the wire carries it. */
export function wireRow({ [KEY]: _key, ...row }: AnyRecord): AnyRecord {
  return row;
}

/** Whether a value of an edit session holds rows. */
export function isRows(value: unknown): value is readonly Row[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && KEY in row)
  );
}

/** Rows by their keys. */
export function byKey(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.$key, row]));
}
