import type { ComponentType } from 'react';
import type { AnyFieldMetadata } from '../../../schemas/define';
import type { Comparison } from './comparison';
import type { PropertySchema } from '../application/entity-schema';
import type { Draw } from './cell-type';
import type { Field } from './field';
import type { FieldEditing } from './field-editing';
import type { ValueFormatter, ValueTexts } from './value-formatter';

/** Declaration made from a property of the contract and its metadata. */
export interface FieldDeclaration {
  property: PropertySchema;
  metadata: AnyFieldMetadata;
  /** JSON types without null; `string` where the contract names none. */
  types: readonly string[];
  /** Reference list that its values come from. */
  lookup: string | undefined;
  /** Values enumerated by the contract. */
  values: readonly (string | number)[] | undefined;
  /** Content: an object with known properties, several of them, or several typed values. */
  holds: 'object' | 'objects' | 'values' | undefined;
}

/** Ranks for {@link FieldType.fits}: what says more about a property wins. */
export const rank = {
  /** Rank of a type with a form of its own inside. */
  nested: 90,
  several: 80,
  reference: 70,
  content: 60,
  enumeration: 50,
  format: 40,
  jsonType: 20,
  /** Rank of the type for whatever nothing else fits. */
  anything: 0,
} as const;

/** Ranks the properties of one of these formats. */
export function ofFormat(...formats: readonly string[]): FieldType['fits'] {
  return ({ property }) => (formats.includes(property.format ?? '') ? rank.format : undefined);
}

export function ofJsonType(type: string): FieldType['fits'] {
  return ({ types }) => (types.includes(type) ? rank.jsonType : undefined);
}

export interface ValueLink {
  /**
   * Returns the address; undefined where it leads nowhere. Checked addresses only: a record must not carry
   * `javascript:`.
   */
  href: (value: string, country?: string) => string | undefined;
  newTab?: boolean;
  /** True if `href` wants the record's country. */
  byCountry?: boolean;
  /** True if it calls or writes to somebody: a card has a button for it. */
  isContact?: boolean;
}

export interface SheetCell {
  /** Returns the number format (ECMA-376, 18.8.30). */
  code?: (field: Field) => string;
  /** Returns the cell's value; undefined when the cell holds its text. `text`: the formatted value, rarely needed. */
  value: (value: unknown, text: () => string) => number | boolean | undefined;
}

/** Day by which filters compare a moment. */
export interface MomentOfDay {
  dayOf: (value: string) => string;
  /** Returns the first and last moment of a day, as the wire spells them. */
  edges: (day: string) => readonly [first: string, last: string];
}

declare module '../application/registry' {
  interface Registry {
    /** Field types, the application's own before the standard ones. */
    fieldTypes: readonly FieldType[];
  }
}

export interface ValueViewProps {
  field: Field;
  value: unknown;
  label: string;
}

/** Type with all that is particular to its values. Nothing else in the engine asks for a type by its name. */
export interface FieldType {
  /** Unique name; field metadata may ask for it. */
  name: string;
  /** Ranks a declaration: the highest rank wins, undefined does not fit at all. */
  fits: (declaration: FieldDeclaration) => number | undefined;
  /** Reference list of its values, unless contract or metadata name one. */
  lookup?: string;
  /** Values of the type, whatever the contract enumerates. */
  values?: readonly (string | number)[];
  /** Metadata for each field of the type; the field's own wins. */
  metadata?: AnyFieldMetadata;

  /**
   * Makes the formatter of values; by type and format of the property unless given. Never called with an empty value.
   */
  format?: (field: Field, texts: ValueTexts) => ValueFormatter;
  /** Returns the key of a value's text in every schema; `enums.<Schema>.<field>` unless given. */
  valueKey?: (value: string | number) => string;
  /** Link that a click on the value follows. */
  link?: ValueLink;
  /** Draws a value in lists and records; its text is a part of that. */
  draw?: Draw;
  /** View in place of a value's text in a record. */
  View?: ComponentType<ValueViewProps>;
  /** Kind of free text: one line that names its record best, or several lines. */
  prose?: 'line' | 'lines';
  /** Role as figures, in tabular digits; `sum`: useful `usually`, when `asked` for, or `never`, as for keys. */
  figures?: { sum: 'usually' | 'asked' | 'never' };
  /** True if it belongs to a currency. */
  isAmount?: boolean;
  /** True for the country of a record, by which its other values are read. */
  isCountry?: true;
  /** True if it holds several values in one. */
  isSeveral?: boolean;
  /** True if a form walks into it: what it holds has fields of its own. */
  isNested?: boolean;
  /** True for yes or no: a key switches it. */
  isSwitch?: boolean;
  /** Number of decimals, where the contract's step does not tell. */
  scale?: number;
  /** Width of a column in px; `values`: of the longest value; by the letters of its text unless given. */
  width?: number | 'values';
  /** Width of a column in an editable table, in px. */
  rowWidth?: number;

  /** Comparison that filters can make (`comparisons/`). */
  comparison: Comparison;
  /** Day of a moment, for a day with its time. */
  moment?: MomentOfDay;
  /** Choices for filters, where neither contract nor reference list names the values. */
  choices?: readonly (string | number | boolean)[];

  /** Cell in a spreadsheet; the value's text unless given. */
  sheet?: SheetCell;
  /** Writes a number for files and other programs; with a decimal comma unless given. */
  plain?: (value: number) => string;

  /** Value of an emptied field; null unless given. */
  empty?: boolean | readonly unknown[];
  /** Loads the editing, with the first form. */
  loadEditing: () => Promise<FieldEditing>;
}
