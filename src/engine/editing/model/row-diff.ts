import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { changesOf, filledFields } from './changes';
import { byKey, type Row } from './row';

export interface RowsDiff {
  added: readonly { row: Row; values: AnyRecord }[];
  changed: readonly { row: Row; base: Row; changes: AnyRecord }[];
  removed: readonly Row[];
}

/** Compares rows, only in fields that the contract takes as input. */
export function diffRows(base: readonly Row[], rows: readonly Row[], fields: Fields): RowsDiff {
  const before = byKey(base);
  const now = byKey(rows);
  const added: RowsDiff['added'][number][] = [];
  const changed: RowsDiff['changed'][number][] = [];
  for (const row of rows) {
    const former = before.get(row.$key);
    if (!former) added.push({ row, values: filledFields(inputOf(row, fields)) });
    else if (former !== row) {
      const changes = changesOf(inputOf(former, fields), inputOf(row, fields));
      if (Object.keys(changes).length > 0) changed.push({ row, base: former, changes });
    }
  }
  return { added, changed, removed: base.filter(({ $key }) => !now.has($key)) };
}

/**
 * Returns the fields of a row that a body may carry: none that a row of its kind does not have, whatever it began with.
 */
export function inputOf(row: AnyRecord, fields: Fields): AnyRecord {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => {
      const field = fields[name];
      return field && !field.readOnly && (field.metadata.when?.({ ...row }) ?? true);
    }),
  );
}
