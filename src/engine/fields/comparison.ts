import type { Operator } from '../../../schemas/rules/filter-grammar';
import type { Field } from './field';

/** Those of the wire, and two that are written as several conditions. */
export type FilterOperator = Operator | 'between' | '!in';

/** `name`: the key of its text under `list:operator`. */
export interface OperatorChoice {
  name: string;
  operator: FilterOperator;
  /** One value, two, a named period, a number of days, some of the known values, a list of texts, nothing. */
  input: 'value' | 'range' | 'period' | 'days' | 'choice' | 'list' | 'none';
}

export interface Comparison {
  /** The usual one first. */
  operators: readonly OperatorChoice[];
  /** For text typed without an operator: `~` looks for a part, `=` compares. */
  usual: '~' | '=';
  /** Stored in one form only: the same number is the same text. */
  isExact?: boolean;
  /** Searched as typed: no ranges, no variables. */
  isText?: boolean;
  /** The server compares it with one value, and in no other way. */
  isEquality?: boolean;
  /** Known values: ticked, not typed. */
  isChoice?: boolean;
  /** `~` and `^` work. */
  hasParts?: boolean;
  /** May be relative to today (`:HEUTE-7`). */
  isDay?: boolean;
  /** «Before» and «after» instead of «less» and «more». */
  isOfTime?: boolean;
  /** As the wire spells it; undefined when it cannot be read. */
  parse: (text: string, field: Field) => string | undefined;
  /** The reverse of `parse` («31.12.2026», «1:30»). */
  typed: (stored: string) => string;
  inputMode?: 'decimal';
}
