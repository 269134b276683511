import type { AnyRecord, RecordId } from '../../../../api/dialect';

/** Number of rows to search to either side: a row that is sorted by the changed value may move further. */
const reach = 1_000;

/** Returns the row where a record stands now, the nearest to where it stood; undefined where it is not at hand. */
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
