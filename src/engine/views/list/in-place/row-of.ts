import type { AnyRecord, RecordId } from '../../../../api/dialect';

/** Rows to either side: who is written into an order by what he wrote may go further. */
const reach = 1_000;

/** Where a record stands now, nearest to where it stood; undefined where it is not at hand. */
export function rowOf(
  id: RecordId,
  near: number,
  rowAt: (row: number) => AnyRecord | undefined,
): number | undefined {
  for (let step = 0; step <= reach; step += 1) {
    const row = [near + step, near - step].find((at) => at >= 0 && rowAt(at)?.id === id);
    if (row !== undefined) return row;
  }
  return undefined;
}
