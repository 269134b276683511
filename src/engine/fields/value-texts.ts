import type { Field } from './field';

/** The texts a formatter needs besides the value. */
export interface ValueTexts {
  /** Two-letter language of numbers. */
  language: string;
  boolean: (value: boolean) => string;
  enumeration: (value: string | number) => string;
  /** Text of a value of the field's reference list; undefined when the list does not know it. */
  lookup: (value: unknown) => string | undefined;
  /** So many rows. */
  rows: (count: number) => string;
  /** The same for a field inside this one. */
  of: (part: Field) => ValueTexts;
}

export type ValueFormatter = (value: unknown) => string;
