import type { Operator } from '../../../schemas/rules/filter-grammar';
import type { Field } from './field';

/** Operators of the wire, and two that are written as several conditions. */
export type FilterOperator = Operator | 'between' | '!in';

/** Choice of an operator; `name`: the key of its text under `list:operator`. */
export interface OperatorChoice {
  name: string;
  operator: FilterOperator;
  /** Input: one value, two, a named period, a number of days, some of the known values, a list of texts, nothing. */
  input: 'value' | 'range' | 'period' | 'days' | 'choice' | 'list' | 'none';
}

export interface Comparison {
  /** Operators, the usual one first. */
  operators: readonly OperatorChoice[];
  /** Operator for text typed without one: `~` looks for a part, `=` compares. */
  usual: '~' | '=';
  /** True if stored in one form only: the same number is the same text. */
  isExact?: boolean;
  /** True if searched as typed: no ranges, no variables. */
  isText?: boolean;
  /** True if the server compares it with one value, and in no other way. */
  isEquality?: boolean;
  /** True if values are known: ticked, not typed. */
  isChoice?: boolean;
  /** True if `~` and `^` work. */
  hasParts?: boolean;
  /** True if it may be relative to today (`:HEUTE-7`). */
  isDay?: boolean;
  /** True for «before» and «after» instead of «less» and «more». */
  isOfTime?: boolean;
  /** Parses a text into the wire's form; undefined when it cannot be read. */
  parse: (text: string, field: Field) => string | undefined;
  /** Writes a stored value as it is typed, the reverse of `parse` («31.12.2026», «1:30»). */
  typed: (stored: string) => string;
  inputMode?: 'decimal';
}
