import type { RowId } from '../../../data/lists/selection';
import type { RowPlaces } from '../selection/row-places';
import { segmentAt, type Segment } from './group-line';

/**
 * Places of a grouped list's rows: those of its records in the list with every group open, where a
 * group stands for all that is in it. They stay the same when groups are opened and closed.
 */
export function groupPlaces(
  segments: readonly Segment[],
  rowAt: (index: number) => { id?: unknown } | undefined,
): RowPlaces {
  const ofRow = (index: number) => {
    const segment = segments[segmentAt(segments, index)];
    if (!segment) return { from: index, to: index };
    if (segment.kind === 'group') {
      const { first, count, isOpen } = segment;
      return { from: first, to: first + count - 1, group: isOpen ? 'open' : 'closed' } as const;
    }
    const place = segment.first + index - segment.at;
    return { from: place, to: place };
  };
  return {
    ofRow,
    idAt: (place) => {
      const segment = segments.find(
        ({ kind, first, size }) => kind === 'records' && first <= place && place < first + size,
      );
      return segment && (rowAt(segment.at + place - segment.first)?.id as RowId | undefined);
    },
  };
}
