import type { RowLook } from '../../../../schemas/define';
import type { AnyRecord } from '../../define/definition';
import type { RowTable } from '../../screens/row-table';

/** Returns how a row of its kind looks; undefined where it looks as usual. */
export function rowLook({ tab, fields }: RowTable, row: AnyRecord): RowLook | undefined {
  if (tab.kinds === undefined) return undefined;
  return fields[tab.kinds]?.metadata.looks?.[String(row[tab.kinds])];
}
