import type { CSSProperties } from 'react';
import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import type { Mark } from '../../../fields/use-field-texts';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { RowHeights } from '../../../data/lists/row-range';
import type { RowId } from '../../../data/lists/selection';
import type { MakeBody } from './window/row-body';

/** What a cell shows. */
export interface CellContent {
  /** The value as it reads. */
  text: string;
  value: unknown;
  /** What the value amounts to besides. */
  mark?: Mark;
  /** The row's country, for phone numbers without a country code. */
  country?: string;
}

/**
 * Fills a fresh cell and answers what writes it from then on. Cells are recycled thousands of times while a list
 * scrolls: elements are made once, and only what differs is written.
 */
export type CellKind = (cell: HTMLElement, column: GridColumn) => (content: CellContent) => void;

/** A column ready to be drawn: field, label, formatter made once, component of its cells. */
export interface GridColumn {
  field: Field;
  label: string;
  /** px */
  width: number;
  /** Exactly this wide; otherwise at least, with a share of what is left over. */
  fixed: boolean;
  /** Place among the columns that stay at the left edge; undefined when it scrolls with the rest. */
  pin: number | undefined;
  align: 'start' | 'end';
  format: (value: unknown) => string;
  cell: CellKind;
  /** What a record's value amounts to besides; absent where no value does. */
  markOf?: (record: AnyRecord) => Mark | undefined;
  /** The row's country, where a phone number needs it. */
  countryOf?: (record: AnyRecord) => string | undefined;
}

/** The grid's tracks and edges as CSS properties: set on the grid, and directly while a column is being resized. */
export function columnStyle(columns: readonly GridColumn[]): Record<string, string> {
  const pins = columns.filter(({ pin }) => pin !== undefined);
  return {
    '--columns': columns.map(trackOf).join(' '),
    '--width': `${widthOf(columns)}px`,
    ...Object.fromEntries(
      pins.map((_, index) => [`--pin-${index}`, `${widthOf(pins.slice(0, index))}px`]),
    ),
  };
}

function trackOf({ width, fixed }: GridColumn): string {
  return fixed ? `${width}px` : `minmax(${width}px, ${width}fr)`;
}

function widthOf(columns: readonly GridColumn[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}

/** Where a pinned column stays. */
export function pinStyle({ pin }: GridColumn): CSSProperties | undefined {
  return pin === undefined ? undefined : { left: `var(--pin-${pin})` };
}

/** What others may ask of a grid. */
export interface GridControl {
  /** Scrolls to a cell and gives it the focus, unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
  active: ActiveCell;
}

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

/** Which rows are selected, and how that changes. */
export interface GridSelection {
  /** `mixed`: some of a group. */
  isSelected: (id: RowId, index: number) => boolean | 'mixed';
  /** Space or Ctrl+click; with `range` (Shift) every row from the last one on. */
  onToggle: (row: AnyRecord, index: number, range: boolean) => void;
  /** Shift and a key that moves the focus: every row from where it was to where it is. */
  onExtend: (from: number, to: number) => void;
  /** Every row of the list. */
  onAll: () => void;
  onClear: () => void;
  /** How much of the list is selected. */
  extent: 'none' | 'some' | 'all';
}
