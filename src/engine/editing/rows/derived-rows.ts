import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import type { Row } from './row';

/** As rows are shown: with the values that follow from the rows before them (`ofRows`). Rows that stay the same are the same objects. */
export type RowsDeriver = (rows: readonly Row[], record: AnyRecord) => readonly Row[];

/** It remembers each row as it was derived last, so that a change draws only the rows that it changes. */
export function rowsDeriver(fields: Fields): RowsDeriver {
  const derived = Object.values(fields).flatMap((field) =>
    field.metadata.ofRows ? [{ name: field.name, value: field.metadata.ofRows }] : [],
  );
  const former = new WeakMap<Row, Row>();
  return (rows, record) => {
    if (derived.length === 0) return rows;
    const before: Row[] = [];
    for (const row of rows) {
      let next: Row = row;
      for (const { name, value } of derived) {
        const found = value(next, before, record);
        if (found !== undefined && found !== (next[name] ?? null)) {
          next = { ...next, [name]: found };
        }
      }
      const last = former.get(row);
      const stays = last && derived.every(({ name }) => last[name] === next[name]);
      if (stays) next = last;
      else former.set(row, next);
      before.push(next);
    }
    return before;
  };
}
