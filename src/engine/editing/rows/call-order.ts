import type { AnyRecord } from '../../define/definition';
import type { Row } from './row';

/** Rows that move back are sent from the last to the first, others the other way round. */
export function byDirection<T extends { base: Row; row: Row; changes: AnyRecord }>(
  changes: readonly T[],
  field: string | undefined,
): readonly { moves: boolean; changes: readonly T[] }[] {
  if (field === undefined) return [{ moves: false, changes }];
  const by = ({ base, row }: T) => Number(row[field] ?? 0) - Number(base[field] ?? 0);
  const to = ({ row }: T) => Number(row[field] ?? 0);
  return [
    { moves: false, changes: changes.filter((one) => by(one) === 0) },
    {
      moves: true,
      changes: changes.filter((one) => by(one) > 0).toSorted((a, b) => to(b) - to(a)),
    },
    {
      moves: true,
      changes: changes.filter((one) => by(one) < 0).toSorted((a, b) => to(a) - to(b)),
    },
  ];
}

/** Runs over items, some at a time, until all are done or it is stopped. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  run: (item: T) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined && !isStopped(); item = items[next++]) {
      await run(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}
