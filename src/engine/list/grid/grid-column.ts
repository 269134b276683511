import type { ComponentType, CSSProperties } from 'react';
import type { Field } from '../../field/field';

export interface CellProps {
  text: string;
  value: unknown;
  column: GridColumn;
}

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
  Cell: ComponentType<CellProps>;
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
