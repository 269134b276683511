import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import type { Row } from './row';
import { isPartsName } from './session-rows';

/** As rows are shown: with the values that follow from the rows before them (`ofRows`). Rows that stay the same are the same objects. */
export type RowsDeriver = (rows: readonly Row[], record: AnyRecord) => readonly Row[];

interface Derived {
  rows: readonly Row[];
  record: AnyRecord;
  shown: readonly Row[];
}

/** It remembers what it derived last: a change reckons the rows from the first one that it changes, and draws those that differ. */
export function rowsDeriver(fields: Fields): RowsDeriver {
  const derived = Object.values(fields).flatMap((field) =>
    field.metadata.ofRows ? [{ name: field.name, value: field.metadata.ofRows }] : [],
  );
  const former = new WeakMap<Row, Row>();
  let last: Derived = { rows: [], record: {}, shown: [] };

  const derive = (row: Row, before: readonly Row[], record: AnyRecord): Row => {
    let next = row;
    for (const { name, value } of derived) {
      const found = value(next, before, record);
      if (found !== undefined && found !== (next[name] ?? null)) next = { ...next, [name]: found };
    }
    const known = former.get(row);
    if (known && derived.every(({ name }) => known[name] === next[name])) return known;
    former.set(row, next);
    return next;
  };

  return (rows, record) => {
    if (derived.length === 0) return rows;
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

/** But for the rows of its tables. */
function isSameHead(one: AnyRecord, other: AnyRecord): boolean {
  if (one === other) return true;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isPartsName(name) || one[name] === other[name]);
}
