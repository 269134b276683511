import type { AnyRecord } from '../../../../api/dialect';
import type { Selection, Stretch } from '../../../data/lists/selection';

/** Place of a record in the list, or places of a whole group. */
export type RowPlace = Stretch & { group?: 'open' | 'closed' };

export interface RowPlaces {
  ofRow: (index: number) => RowPlace;
  recordAt: (place: number) => AnyRecord | undefined;
}

/**
 * Returns what Shift and an arrow select. The name of an open group stands for nothing, that of a closed one for all of
 * it.
 */
export function extension(
  { stretched }: Pick<Selection, 'stretched'>,
  from: RowPlace,
  to: RowPlace,
  down: boolean,
): { from: number; to: number } {
  const goesOn =
    from.group && stretched && from.from - 1 <= stretched.to && stretched.to <= from.to;
  return {
    from: goesOn ? stretched.to : beginOf(from, down),
    to: to.group === 'open' ? (down ? to.from - 1 : to.from) : down ? to.to : to.from,
  };
}

function beginOf({ from, to, group }: RowPlace, down: boolean): number {
  if (down) return from;
  return group === 'open' ? from - 1 : to;
}
