import type { ComponentType } from 'react';
import type { AnyFieldMetadata } from '../../../schemas/define';
import type { Comparison } from './comparison';
import type { PropertySchema } from '../application/entity-schema';
import type { Field } from './field';
import type { FieldEditing } from './field-editing';
import type { ValueFormatter, ValueTexts } from './value-formatter';

/** What a type is found by: a property of the contract, and what its metadata adds. */
export interface FieldDeclaration {
  property: PropertySchema;
  metadata: AnyFieldMetadata;
  /** JSON types of its values, null left out; `string` where the contract names none. */
  types: readonly string[];
  /** Reference list that its values come from. */
  lookup: string | undefined;
  /** Values that the contract enumerates. */
  values: readonly (string | number)[] | undefined;
  /** An object whose properties are known, several of them, or several values that are chosen from nothing. */
  holds: 'object' | 'objects' | 'values' | undefined;
}

/** Ranks of {@link FieldType.fits}: what says more about a property wins. */
export const rank = {
  /** What has a form of its own inside. */
  nested: 90,
  /** Several values. */
  several: 80,
  reference: 70,
  content: 60,
  enumeration: 50,
  format: 40,
  jsonType: 20,
  /** Whatever nothing else fits. */
  anything: 0,
} as const;

/** Ranks the properties of one of these formats. */
export function ofFormat(...formats: readonly string[]): FieldType['fits'] {
  return ({ property }) => (formats.includes(property.format ?? '') ? rank.format : undefined);
}

/** Ranks the properties with values of a JSON type. */
export function ofJsonType(type: string): FieldType['fits'] {
  return ({ types }) => (types.includes(type) ? rank.jsonType : undefined);
}

/** Where a value leads. */
export interface ValueLink {
  /** Undefined where it leads nowhere. Only checked addresses: a record must not carry `javascript:`. */
  href: (value: string, country?: string) => string | undefined;
  newTab?: boolean;
  /** `href` wants the record's country. */
  byCountry?: boolean;
  /** Calls or writes to somebody: a card has a button for it. */
  isContact?: boolean;
}

/** A value in the cell of a sheet. */
export interface SheetCell {
  /** Number format (ECMA-376, 18.8.30). */
  code?: (field: Field) => string;
  /** What the cell holds; undefined when it is its text. `text` says how the value reads: most cells need it not. */
  value: (value: unknown, text: () => string) => number | boolean | undefined;
}

/** A moment, which filters compare by its day. */
export interface MomentOfDay {
  dayOf: (value: string) => string;
  /** First and last moment of a day, as the wire spells them. */
  edges: (day: string) => readonly [first: string, last: string];
}

declare module '../application/registry' {
  interface Registry {
    /** The field types, the application's own before the standard ones. */
    fieldTypes: readonly FieldType[];
  }
}

export interface ValueViewProps {
  field: Field;
  value: unknown;
  /** What the value is called. */
  label: string;
}

/**
 * Everything that is particular to values of one type: how they are found in a contract, read, compared, filtered,
 * written to files, and edited. Nothing else in the engine asks for a type by its name.
 */
export interface FieldType {
  /** Unique; field metadata may ask for it by this name. */
  name: string;
  /** How well it fits a property: the highest rank wins, undefined fits not at all. */
  fits: (declaration: FieldDeclaration) => number | undefined;
  /** Reference list of its values, unless the contract or the metadata names one. */
  lookup?: string;
  /** Its values, whatever the contract enumerates. */
  values?: readonly (string | number)[];
  /** Metadata of each field of the type; the field's own wins. */
  metadata?: AnyFieldMetadata;

  /** How a value reads; by type and format of the property unless given. Never asked about an empty one. */
  format?: (field: Field, texts: ValueTexts) => ValueFormatter;
  /** Key of the text of a value, the same in every schema; `enums.<Schema>.<field>` unless given. */
  valueKey?: (value: string | number) => string;
  link?: ValueLink;
  /** Draws a value in a record, instead of its text. */
  View?: ComponentType<ValueViewProps>;
  /** Free text: a line that names its record best, or several lines. */
  prose?: 'line' | 'lines';
  /** Figures, with tabular digits; `sum`: whether sums of them say something: `usually`, when `asked` for, `never`, as of keys. */
  figures?: { sum: 'usually' | 'asked' | 'never' };
  /** Amounts, which belong to a currency. */
  isAmount?: boolean;
  /** The country of a record, by which its other values are read. */
  isCountry?: true;
  /** Several values in one. */
  isSeveral?: boolean;
  /** A form walks into it: what it holds has fields of its own. */
  isNested?: boolean;
  /** Yes or no: a key switches it. */
  isSwitch?: boolean;
  /** Decimals, where the contract's step does not say. */
  scale?: number;
  /** Width of a column in px; `values`: of the longest value; by the letters that its text may have unless given. */
  width?: number | 'values';
  /** px that it takes as a column of an editable table. */
  rowWidth?: number;

  comparison: Comparison;
  moment?: MomentOfDay;
  /** The values to choose from in filters, where neither contract nor reference list names them. */
  choices?: readonly (string | number | boolean)[];

  sheet?: SheetCell;
  /** A figure as plain text for files and other programs; with a decimal comma unless given. */
  plain?: (value: number) => string;

  /** What a field holds that somebody has emptied; null unless given. */
  empty?: boolean | readonly unknown[];
  /** What only editing needs: it is loaded with the first form. */
  loadEditing: () => Promise<FieldEditing>;
}
