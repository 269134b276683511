import type { components } from '../../../../../schemas/generated/api';
import type { AnyRecord } from '../../../../api/dialect';

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

const lines = new WeakMap<AnyRecord, GroupLine>();

/** The group that a row of a list stands for; undefined for a record. */
export function groupLineOf(row: AnyRecord | undefined): GroupLine | undefined {
  return row && lines.get(row);
}

/** Makes a row stand for a group. */
export function noteGroupLine(row: AnyRecord, line: GroupLine): void {
  lines.set(row, line);
}
