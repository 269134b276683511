import { evenHeights, type RowHeights } from '../../../data/lists/row-range';
import { rowCount, type Segment, segmentAt } from './segments';

/** Computes heights in px; groups may be higher or lower than records. */
export function groupedHeights(
  segments: readonly Segment[],
  group: number,
  record: number,
): RowHeights {
  if (group === record) return evenHeights(rowCount(segments), record);
  const heightIn = ({ kind }: Segment) => (kind === 'group' ? group : record);
  const tops: number[] = [];
  let total = 0;
  for (const segment of segments) {
    tops.push(total);
    total += segment.size * heightIn(segment);
  }
  const at = (row: number) => {
    const place = segmentAt(segments, Math.floor(row));
    return { segment: segments[place], top: tops[place] ?? 0 };
  };
  return {
    total,
    least: Math.min(group, record),
    most: Math.max(group, record),
    heightOf: (row) => (at(row).segment?.kind === 'group' ? group : record),
    topOf: (row) => {
      if (row < 0) return row * group;
      const { segment, top } = at(row);
      return segment ? top + (row - segment.at) * heightIn(segment) : total;
    },
    rowAt: (px) => {
      if (px < 0) return px / group;
      const segment = segments[lastAtMost(tops, px)];
      const top = tops[lastAtMost(tops, px)] ?? 0;
      if (!segment) return 0;
      return segment.at + Math.min((px - top) / heightIn(segment), segment.size);
    },
  };
}

/** Finds the last number within a limit; −1 when all are above. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}
