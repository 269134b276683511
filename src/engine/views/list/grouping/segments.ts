import type { AnyRecord } from '../../../../api/dialect';
import type { FieldCondition } from '../../../data/filters/predicate';
import { noteGroupLine, type GroupValue, type WireGroup } from './group-line';

/** Run of rows. `at`: its first row. `first`: place of its first record with every group open. */
export type Segment =
  | {
      kind: 'group';
      at: number;
      first: number;
      size: 1;
      path: string;
      record: AnyRecord;
      count: number;
      isOpen: boolean;
    }
  | {
      kind: 'records';
      at: number;
      first: number;
      size: number;
      path: string;
      /** Conditions that the records meet. */
      conditions: readonly FieldCondition[];
    };

/** Turns a tree of groups into the rows that are shown: those of open groups are followed by what is in them. */
export function flattenGroups(
  groups: readonly WireGroup[],
  levels: readonly string[],
  isOpen: (path: string) => boolean,
): readonly Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const push = (segment: Segment) => {
    segments.push(segment);
    at += segment.size;
  };
  const visit = (
    of: readonly WireGroup[],
    level: number,
    above: string,
    conditions: readonly FieldCondition[],
    start: number,
  ) => {
    const field = levels[level];
    if (field === undefined) return;
    let first = start;
    for (const { key, count, values, groups: within = [] } of of) {
      const path = `${above}/${JSON.stringify(key)}`;
      const open = isOpen(path);
      const record: AnyRecord = {};
      noteGroupLine(record, { path, field, key, level, count, values, isOpen: open });
      push({ kind: 'group', at, first, size: 1, path, record, count, isOpen: open });
      if (open) {
        const inside = [...conditions, conditionOf(field, key)];
        if (level + 1 < levels.length) visit(within, level + 1, path, inside, first);
        else if (count > 0)
          push({ kind: 'records', at, first, size: count, path, conditions: inside });
      }
      first += count;
    }
  };
  visit(groups, 0, '', [], 0);
  return segments;
}

export function groupPaths(groups: readonly WireGroup[], above = ''): readonly string[] {
  return groups.flatMap(({ key, groups: within = [] }) => {
    const path = `${above}/${JSON.stringify(key)}`;
    return [path, ...groupPaths(within, path)];
  });
}

/** Counts the lines that figures take: `inColumns` side by side in their columns, `inAll` one below the other. */
export function figureLines(groups: readonly WireGroup[]): { inColumns: number; inAll: number } {
  return groups
    .flatMap((group) => [linesOf(group.values), figureLines(group.groups ?? [])])
    .reduce(
      (most, one) => ({
        inColumns: Math.max(most.inColumns, one.inColumns),
        inAll: Math.max(most.inAll, one.inAll),
      }),
      { inColumns: 1, inAll: 0 },
    );
}

function linesOf(values: readonly GroupValue[]) {
  const names = values.map(({ attribute }) => attribute);
  const each = [...new Set(names)].map((name) => names.filter((one) => one === name).length);
  return { inColumns: Math.max(1, ...each), inAll: names.length };
}

export function rowCount(segments: readonly Segment[]): number {
  const last = segments.at(-1);
  return last ? last.at + last.size : 0;
}

/** Returns the index of a row's segment; −1 beyond the end. */
export function segmentAt(segments: readonly Segment[], row: number): number {
  let low = 0;
  let high = segments.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const segment = segments[middle] as Segment;
    if (row < segment.at) high = middle - 1;
    else if (row >= segment.at + segment.size) low = middle + 1;
    else return middle;
  }
  return -1;
}

function conditionOf(field: string, key: WireGroup['key']): FieldCondition {
  if (key === null) return { field, operator: 'null', values: [] };
  return { field, operator: '=', values: [String(key)] };
}
