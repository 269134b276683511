import type { components } from '../../../../schemas/generated/api';
import type { AnyRecord } from '../../../api/dialect';
import type { FieldCondition } from '../filter/predicate';

export type WireGroup = components['schemas']['QueryGroup'];
export type GroupValue = components['schemas']['QueryGroupValue'];

/** The row of a group: what its rows have in common, and their figures. */
export interface GroupLine {
  /** Tells it from all other groups, also after the list was read anew. */
  path: string;
  field: string;
  key: WireGroup['key'];
  /** From 0. */
  level: number;
  count: number;
  values: readonly GroupValue[];
  isOpen: boolean;
}

/** A stretch of a grouped list: the row of a group, or the records of an open one. */
export type Segment =
  | { kind: 'group'; at: number; size: 1; record: AnyRecord }
  | {
      kind: 'records';
      at: number;
      size: number;
      path: string;
      /** What the records have in common. */
      conditions: readonly FieldCondition[];
    };

const lines = new WeakMap<AnyRecord, GroupLine>();

/** The group that a row of a list stands for; undefined for a record. */
export function groupLineOf(row: AnyRecord | undefined): GroupLine | undefined {
  return row && lines.get(row);
}

/** A tree of groups as the rows that are shown: those of open groups are followed by what is in them. */
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
  ) => {
    const field = levels[level];
    if (field === undefined) return;
    for (const { key, count, values, groups: within = [] } of of) {
      const path = `${above}/${JSON.stringify(key)}`;
      const open = isOpen(path);
      const record: AnyRecord = {};
      lines.set(record, { path, field, key, level, count, values, isOpen: open });
      push({ kind: 'group', at, size: 1, record });
      if (!open) continue;
      const inside = [...conditions, conditionOf(field, key)];
      if (level + 1 < levels.length) visit(within, level + 1, path, inside);
      else if (count > 0) push({ kind: 'records', at, size: count, path, conditions: inside });
    }
  };
  visit(groups, 0, '', []);
  return segments;
}

/** Paths of all groups, or of those down to a level. */
export function groupPaths(groups: readonly WireGroup[], above = ''): readonly string[] {
  return groups.flatMap(({ key, groups: within = [] }) => {
    const path = `${above}/${JSON.stringify(key)}`;
    return [path, ...groupPaths(within, path)];
  });
}

/** Number of rows that segments take. */
export function rowsIn(segments: readonly Segment[]): number {
  const last = segments.at(-1);
  return last ? last.at + last.size : 0;
}

/** Place of the segment that holds a row; −1 beyond the end. */
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
