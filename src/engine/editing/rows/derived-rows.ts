import type { AnyFieldMetadata } from '../../../../schemas/define';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import type { Row } from '../model/row';
import { isPartsName } from '../model/session-rows';

/**
 * Function that derives rows as they are shown: with the values that follow from them (`ofRow`) and from the rows
 * before them (`ofRows`). Rows that stay the same are the same objects.
 */
export type RowsDeriver = (rows: readonly Row[], record: AnyRecord) => readonly Row[];

interface Derived {
  rows: readonly Row[];
  record: AnyRecord;
  shown: readonly Row[];
}

/**
 * Makes a deriver that remembers its last results: a change computes its row, asks the rows from there on for what
 * other rows decide, and redraws those that differ.
 */
export function rowsDeriver(fields: Fields): RowsDeriver {
  const alone = valuesBy(fields, 'ofRow');
  const amongOthers = valuesBy(fields, 'ofRows');
  const byItself = new WeakMap<Row, Row>();
  const former = new WeakMap<Row, Row>();
  let last: Derived = { rows: [], record: {}, shown: [] };

  const deriveAlone = (row: Row): Row => {
    const known = byItself.get(row);
    if (known) return known;
    const next = withValues(row, alone, (value, soFar) => value(soFar));
    byItself.set(row, next);
    return next;
  };

  const derive = (row: Row, before: readonly Row[], record: AnyRecord): Row => {
    const next = withValues(deriveAlone(row), amongOthers, (value, soFar) =>
      value(soFar, before, record),
    );
    const known = former.get(row);
    if (known && amongOthers.every(({ name }) => known[name] === next[name])) return known;
    former.set(row, next);
    return next;
  };

  return (rows, record) => {
    if (alone.length + amongOthers.length === 0) return rows;
    const isSame = isSameHead(last.record, record);
    const end = isSame ? rows.findIndex((row, index) => row !== last.rows[index]) : 0;
    const shown = last.shown.slice(0, end < 0 ? rows.length : end);
    for (let index = shown.length; index < rows.length; index += 1) {
      const row = rows[index];
      if (row) shown.push(derive(row, shown, record));
    }
    last = { rows, record, shown };
    return shown;
  };
}

interface ValueBy<Value> {
  name: string;
  value: Value;
}

function valuesBy<Name extends 'ofRow' | 'ofRows'>(
  fields: Fields,
  by: Name,
): readonly ValueBy<NonNullable<AnyFieldMetadata[Name]>>[] {
  return Object.values(fields).flatMap(({ name, metadata }) => {
    const value = metadata[by];
    return value ? [{ name, value }] : [];
  });
}

/** Adds values to a row; returns the row itself where nothing differs. */
function withValues<Value>(
  row: Row,
  values: readonly ValueBy<Value>[],
  find: (value: Value, row: Row) => unknown,
): Row {
  let next = row;
  for (const { name, value } of values) {
    const found = find(value, next);
    if (found !== undefined && found !== (next[name] ?? null)) next = { ...next, [name]: found };
  }
  return next;
}

/** Compares records without the rows of their tables. */
function isSameHead(one: AnyRecord, other: AnyRecord): boolean {
  if (one === other) return true;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isPartsName(name) || one[name] === other[name]);
}
