import type { CSSProperties } from 'react';
import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import type { ValueFormatter } from '../../../fields/value-formatter';
import type { CellContent } from '../../../fields/cell-type';
import type { Mark } from '../../../fields/use-field-texts';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { RowHeights } from '../../../data/lists/row-range';
import type { RowId } from '../../../data/lists/selection';
import type { MakeBody, RowEditing } from './row-body';

/**
 * Prepares a cell and returns the function that writes it from then on. Cells are recycled: made once, then only
 * differences are written.
 */
export type CellKind = (cell: HTMLElement, column: GridColumn) => (content: CellContent) => void;

/** Role of a value on a card. */
export type CardRole =
  'lead' | 'subtitle' | 'figure' | 'words' | 'status' | 'fact' | 'contact' | 'added';

export interface GridColumn {
  field: Field;
  label: string;
  /** Label in few letters. */
  short: string;
  /** Label above the column, one of those two. */
  heading: string;
  /** Width in px. */
  width: number;
  /** True if it is exactly this wide; otherwise that is the least. */
  fixed: boolean;
  /** Most px, where there is room. */
  most: number;
  /** Share of the room that is left then. Where no column has one, all grow by their width. */
  grow: number;
  /** Place among the columns at the left edge; undefined when it scrolls with the rest. */
  pin: number | undefined;
  align: 'start' | 'end';
  format: ValueFormatter;
  cell: CellKind;
  /** Returns the mark of a value; absent where no value has one. */
  markOf?: (record: AnyRecord) => Mark | undefined;
  countryOf?: (record: AnyRecord) => string | undefined;
  /** Role on a card. */
  role?: CardRole;
  /** True if on a card it belongs to the value before it, as a city to its code. */
  isJoined?: boolean;
}

/** CSS properties: set on the grid, and directly while a column is being resized. */
export function columnStyle(columns: readonly GridColumn[]): Record<string, string> {
  const hasShares = columns.some(({ fixed, grow }) => !fixed && grow > 0);
  const pins = columns.filter(({ pin }) => pin !== undefined);
  return {
    '--columns': columns.map((column) => trackOf(column, hasShares)).join(' '),
    '--width': `${widthOf(columns)}px`,
    ...Object.fromEntries(
      pins.map((_, index) => [`--pin-${index}`, `${widthOf(pins.slice(0, index))}px`]),
    ),
  };
}

function trackOf({ width, fixed, most, grow }: GridColumn, hasShares: boolean): string {
  if (fixed) return `${width}px`;
  const share = hasShares ? grow : width;
  return `minmax(${width}px, ${share > 0 ? `${share}fr` : `${most}px`})`;
}

function widthOf(columns: readonly GridColumn[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}

export function pinStyle({ pin }: GridColumn): CSSProperties | undefined {
  return pin === undefined ? undefined : { left: `var(--pin-${pin})` };
}

export interface GridControl {
  /** Scrolls to a cell, and gives it the focus unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
  active: ActiveCell;
  /** Returns the element of a cell; undefined while its row is not in the document. */
  cellOf: (cell: ActiveCell) => HTMLElement | undefined;
}

/** Cells that are changed where they stand. */
export interface GridEditing extends RowEditing {
  open: (cell: OpenedCell) => void;
}

/** Cell that is being changed where it stands. */
export interface OpenedCell {
  /** Record of the cell, which goes on being meant when rows move. */
  row: AnyRecord;
  at: ActiveCell;
  column: GridColumn;
  /** True if all of its text is marked; otherwise one types on at its end. */
  isWhole?: boolean;
  /** Cell opened meanwhile: it follows when this one is stored. */
  next?: OpenedCell | undefined;
}

export interface GridGroups {
  makeBody: (inner: MakeBody) => MakeBody;
  /** Returns the content of a group; undefined for a record. */
  contentOf: (row: AnyRecord) => { texts: readonly string[]; title: string } | undefined;
  /** Tells whether a group is open; undefined for a record. */
  isOpen: (row: AnyRecord) => boolean | undefined;
  toggle: (row: AnyRecord) => void;
  /** Width in px of their titles; undefined: as much as their names need. */
  titleRoom: number | undefined;
  /** Number of lines that their figures take. */
  lines: number;
  heightsOf: (group: number, record: number) => RowHeights;
}

export interface GridSelection {
  /** Tells whether a row is selected; `mixed`: some of a group. */
  isSelected: (id: RowId, index: number) => boolean | 'mixed';
  /** Called on Space or Ctrl+click; with `range` (Shift) for every row from the last one on. */
  onToggle: (row: AnyRecord, index: number, range: boolean) => void;
  /** Called on Shift and a key that moves the focus, for every row from where it was to where it is. */
  onExtend: (from: number, to: number) => void;
  onAll: () => void;
  onClear: () => void;
  extent: 'none' | 'some' | 'all';
}
