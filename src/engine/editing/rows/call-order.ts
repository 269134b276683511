import type { AnyRecord } from '../../define/definition';
import type { Row } from '../model/row';

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
