import type { AnyRecord } from '../../../api/dialect';
import type { RowAfter } from '../../define/row-after';
import { inOrder, isMissing } from '../../outbox/machine';
import { outboxState } from '../../outbox/outbox-state';

/** Returns rows as they will be once what waits on this device has arrived, as far as `after` foresees it. */
export function rowsAfter(
  rows: readonly AnyRecord[],
  after: RowAfter,
  readAt: number,
): readonly AnyRecord[] {
  const calls = inOrder(outboxState.get().entries ?? [])
    .filter((entry) => isMissing(entry, readAt) && !entry.misfit)
    .map(({ operation, body }) => ({ operation, body: (body ?? {}) as AnyRecord }));
  if (calls.length === 0) return rows;
  return rows.map((row) =>
    calls.reduce<AnyRecord>((now, call) => ({ ...now, ...after(now, call) }), row),
  );
}
