import type { components } from '../../../../../schemas/generated/api';
import type { AnyRecord } from '../../../../api/dialect';

export type WireGroup = components['schemas']['QueryGroup'];
export type GroupValue = components['schemas']['QueryGroupValue'];

export interface GroupLine {
  /** Path that tells the group from all others, also after the list was read anew. */
  path: string;
  field: string;
  key: WireGroup['key'];
  /** Level, from 0. */
  level: number;
  count: number;
  values: readonly GroupValue[];
  isOpen: boolean;
}

const lines = new WeakMap<AnyRecord, GroupLine>();

/** Returns the group of a row; undefined for a record. */
export function groupLineOf(row: AnyRecord | undefined): GroupLine | undefined {
  return row && lines.get(row);
}

export function noteGroupLine(row: AnyRecord, line: GroupLine): void {
  lines.set(row, line);
}
