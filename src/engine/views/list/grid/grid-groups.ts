import type { AnyRecord } from '../../../../api/dialect';
import type { MakeBody } from './window/row-body';
import type { RowHeights } from '../../../data/lists/row-heights';

/** Rows that stand for groups. */
export interface GridGroups {
  makeBody: (inner: MakeBody) => MakeBody;
  /** What the row of a group shows; undefined for a record. */
  contentOf: (row: AnyRecord) => { texts: readonly string[]; title: string } | undefined;
  /** Whether the group of a row is open; undefined for a record. */
  isOpen: (row: AnyRecord) => boolean | undefined;
  toggle: (row: AnyRecord) => void;
  /** px; undefined: as much as their names need. */
  titleRoom: number | undefined;
  /** Lines that their figures take. */
  lines: number;
  heightsOf: (group: number, record: number) => RowHeights;
}
