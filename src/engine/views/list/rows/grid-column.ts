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

/** Answers what writes the cell from then on. Cells are recycled: made once, then only differences are written. */
export type CellKind = (cell: HTMLElement, column: GridColumn) => (content: CellContent) => void;

/** What a value is on a card. */
export type CardRole =
  'lead' | 'subtitle' | 'figure' | 'words' | 'status' | 'fact' | 'contact' | 'added';

export interface GridColumn {
  field: Field;
  label: string;
  /** The same in few letters. */
  short: string;
  /** What of both stands above the column. */
  heading: string;
  /** px */
  width: number;
  /** Exactly this wide; otherwise at least. */
  fixed: boolean;
  /** px, where there is room. */
  most: number;
  /** Its share of what is left then. Where no column has one, all grow by their width. */
  grow: number;
  /** Place among the columns at the left edge; undefined when it scrolls with the rest. */
  pin: number | undefined;
  align: 'start' | 'end';
  format: ValueFormatter;
  cell: CellKind;
  /** Absent where no value has a mark. */
  markOf?: (record: AnyRecord) => Mark | undefined;
  countryOf?: (record: AnyRecord) => string | undefined;
  /** On a card. */
  role?: CardRole;
  /** On a card: belongs to the value before it, as a city to its code. */
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
  /** Scrolls there, and gives the cell the focus unless `focus` is false. */
  goTo: (cell: ActiveCell, options?: { focus?: boolean }) => void;
  active: ActiveCell;
  /** Undefined while its row is not in the document. */
  cellOf: (cell: ActiveCell) => HTMLElement | undefined;
}

/** Cells that are changed where they stand. */
export interface GridEditing extends RowEditing {
  open: (cell: OpenedCell) => void;
}

/** A cell that is being changed where it stands. */
export interface OpenedCell {
  /** Its record goes on being meant when rows move. */
  row: AnyRecord;
  at: ActiveCell;
  column: GridColumn;
  /** All of its text is marked, else one types on at its end. */
  isWhole?: boolean;
  /** Opened meanwhile: it follows when this one is stored. */
  next?: OpenedCell | undefined;
}

export interface GridGroups {
  makeBody: (inner: MakeBody) => MakeBody;
  /** Undefined for a record. */
  contentOf: (row: AnyRecord) => { texts: readonly string[]; title: string } | undefined;
  /** Undefined for a record. */
  isOpen: (row: AnyRecord) => boolean | undefined;
  toggle: (row: AnyRecord) => void;
  /** px; undefined: as much as their names need. */
  titleRoom: number | undefined;
  /** Lines that their figures take. */
  lines: number;
  heightsOf: (group: number, record: number) => RowHeights;
}

export interface GridSelection {
  /** `mixed`: some of a group. */
  isSelected: (id: RowId, index: number) => boolean | 'mixed';
  /** Space or Ctrl+click; with `range` (Shift) every row from the last one on. */
  onToggle: (row: AnyRecord, index: number, range: boolean) => void;
  /** Shift and a key that moves the focus: every row from where it was to where it is. */
  onExtend: (from: number, to: number) => void;
  onAll: () => void;
  onClear: () => void;
  extent: 'none' | 'some' | 'all';
}
