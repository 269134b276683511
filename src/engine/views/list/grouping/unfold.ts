import type { AnyRecord } from '../../../../api/dialect';
import type { RowPlaces } from './row-places';
import { type GroupLine, groupLineOf, type WireGroup } from './group-line';
import { flattenGroups, rowCount, type Segment, segmentAt } from './segments';

/** List with every group open. Rows count from 0, groups among them. */
export interface Unfolded {
  count: number;
  /** Returns the place of a row as it is shown. */
  rowOf: (shown: number) => number;
  /** Returns the row of a record by its place among all records. */
  rowOfRecord: (place: number) => number;
  /** Returns the place of the row's record among all records; for a group, that of its first one. */
  recordAt: (row: number) => number;
  /** Returns the group of a row; undefined for a record. */
  groupAt: (row: number) => GroupLine | undefined;
  /** Opens the groups above a row; returns where it is shown then. */
  show: (row: number) => number;
}

interface Folded {
  groups: readonly WireGroup[];
  levels: readonly string[];
  shown: readonly Segment[];
  /** Opens groups; returns all that are open then. */
  open: (paths: readonly string[]) => ReadonlySet<string>;
}

export function unfold({ groups, levels, shown, open }: Folded): Unfolded {
  const all = flattenGroups(groups, levels, () => true);
  const at = (row: number) => all[segmentAt(all, row)];
  return {
    count: rowCount(all),
    rowOf: (row) => sameRow(shown, row, all),
    rowOfRecord: (place) => {
      const segment = all.findLast(({ kind, first }) => kind === 'records' && first <= place);
      return segment ? segment.at + Math.min(place - segment.first, segment.size - 1) : 0;
    },
    recordAt: (row) => {
      const segment = at(row);
      return segment ? segment.first + row - segment.at : 0;
    },
    groupAt: (row) => {
      const segment = at(row);
      return segment?.kind === 'group' ? groupLineOf(segment.record) : undefined;
    },
    show: (row) => {
      const segment = at(row);
      if (!segment) return 0;
      const opened = open(pathsAbove(all, segment));
      return sameRow(
        all,
        row,
        flattenGroups(groups, levels, (path) => opened.has(path)),
      );
    },
  };
}

function sameRow(from: readonly Segment[], row: number, to: readonly Segment[]): number {
  const segment = from[segmentAt(from, row)];
  const same = to.find(({ kind, path }) => kind === segment?.kind && path === segment.path);
  return segment && same ? same.at + row - segment.at : 0;
}

/** Lists the groups that have to be open for the segment to be seen. */
function pathsAbove(all: readonly Segment[], { kind, path }: Segment): readonly string[] {
  return all
    .filter((one) => one.kind === 'group' && path.startsWith(`${one.path}/`))
    .map((one) => one.path)
    .concat(kind === 'records' ? path : []);
}

/** Returns the places of all records in a group: they stay the same when groups are opened and closed. */
export function groupPlaces(
  segments: readonly Segment[],
  rowAt: (index: number) => AnyRecord | undefined,
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
    recordAt: (place) => {
      const segment = segments.find(
        ({ kind, first, size }) => kind === 'records' && first <= place && place < first + size,
      );
      return segment && rowAt(segment.at + place - segment.first);
    },
  };
}
