import type { Field } from './field';
import type { FieldType } from './field-type';
import type { Mark } from './use-field-texts';

/** What a cell shows. */
export interface CellContent {
  /** How the value reads; '' where it is empty. */
  text: string;
  /** As the wire carries it. */
  value: unknown;
  /** What the value amounts to. */
  mark?: Mark;
  /** For phone numbers without a country code. */
  country?: string;
}

/** Answers what writes the cell from then on. Cells are recycled: made once, then only differences are written. */
export type Draw = (
  cell: HTMLElement,
  of: { field: Field; label: string },
) => (content: CellContent) => void;

/**
 * How an application shows the values of fields that name it (`cell` in `schemas/fields`), whatever type they have: in
 * lists, on cards, in stacked rows and in records. What it leaves out is the type's, as are input, filters and order.
 */
export interface CellType extends Pick<FieldType, 'format' | 'width'> {
  /** Called once for a cell, which then shows one value after the other; what it shows must hold the value's text. */
  draw: Draw;
}

declare module '../application/registry' {
  interface Registry {
    /** By the names that fields call them by; none unless the application has some. */
    cells?: Readonly<Record<string, CellType>>;
  }
}
