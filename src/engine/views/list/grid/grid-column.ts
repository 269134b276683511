import type { CSSProperties } from 'react';
import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import type { Mark } from '../../../fields/use-mark-of';

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
