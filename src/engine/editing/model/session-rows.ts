import type { AnyRecord } from '../../define/definition';
import { isRows, propertyRows, wireRow, type Row } from './row';
import type { RowTable } from '../../screens/row-table';

/** Tells whether a name stands for rows that are no property of the record. */
export function isPartsName(name: string): boolean {
  return name.startsWith('@');
}

/** Returns the rows among a session's values that are no property of the record. */
export function partsIn(values: AnyRecord): AnyRecord {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isPartsName(name)));
}

/** Gives a record the form that an edit session takes up: the rows in its properties have keys. */
export function withRowKeys(record: AnyRecord, tables: readonly RowTable[]): AnyRecord {
  const keyed = tables
    .filter(({ isProperty, name }) => isProperty && Array.isArray(record[name]))
    .map(({ name }) => [name, propertyRows(record[name])] as const);
  return keyed.length === 0 ? record : { ...record, ...Object.fromEntries(keyed) };
}

/** Returns the values as the record's own body carries them. */
export function recordBody(values: AnyRecord): AnyRecord {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isPartsName(name))
      .map(([name, value]) => [name, isRows(value) ? value.map(wireBody) : value]),
  );
}

/** Returns the rows; undefined while they are not loaded. */
export function rowsIn(values: AnyRecord, name: string): readonly Row[] | undefined {
  return values[name] as readonly Row[] | undefined;
}

/** Strips the empty cells from a row, as in a new record. */
function wireBody(row: Row): AnyRecord {
  return Object.fromEntries(
    Object.entries(wireRow(row)).filter(([, value]) => value !== undefined && value !== ''),
  );
}
