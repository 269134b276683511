import type { Field } from './field';
import type { FieldType } from './field-type';
import type { Mark } from './use-field-texts';

/** Content of a cell. */
export interface CellContent {
  /** Text of the value; '' where it is empty. */
  text: string;
  /** Value as the wire carries it. */
  value: unknown;
  /** Mark of what the value amounts to. */
  mark?: Mark;
  /** Country for phone numbers without a country code. */
  country?: string;
}

/**
 * Function that returns what writes the cell from then on. Cells are recycled: made once, then only differences are
 * written.
 */
export type Draw = (
  cell: HTMLElement,
  of: { field: Field; label: string },
) => (content: CellContent) => void;

/**
 * Type of cells with which an application shows the values of fields that name it (`cell` in `schemas/fields`),
 * whatever type they have: in lists, on cards, in stacked rows and in records. What it leaves out comes from the
 * field's type, as do input, filters and order.
 */
export interface CellType extends Pick<FieldType, 'format' | 'width'> {
  /**
   * Draws a cell: called once for it, which then shows one value after the other; what it shows must hold the value's
   * text.
   */
  draw: Draw;
}

declare module '../application/registry' {
  interface Registry {
    /** Cell types by the names that fields use for them; none unless the application has some. */
    cells?: Readonly<Record<string, CellType>>;
  }
}
