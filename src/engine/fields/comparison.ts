import type { Operator } from '../../../schemas/rules/filter-grammar';
import type { Field } from './field';

/** Operators of the wire, and the two that are written as several conditions. */
export type FilterOperator = Operator | 'between' | '!in';

/** One way to compare that the user can choose; its name is its text's key under `list:operator`. */
export interface OperatorChoice {
  name: string;
  operator: FilterOperator;
  /** What is entered: one value, two, one of the named periods, a number of days, some of the known values, a list of texts, nothing. */
  input: 'value' | 'range' | 'period' | 'days' | 'choice' | 'list' | 'none';
}

/** How values are compared in filters; several field types share one. */
export interface Comparison {
  /** What is on offer, the usual one first. */
  operators: readonly OperatorChoice[];
  /** Meant when no operator is typed: `~` looks for a part of the value, `=` compares. */
  usual: '~' | '=';
  /** Text is looked for as it is typed: it has neither ranges nor variables. */
  isText?: boolean;
  /** The values are known: they are ticked, not typed. */
  isChoice?: boolean;
  /** Parts and beginnings can be looked for (`~`, `^`). */
  hasParts?: boolean;
  /** Days, which may be relative to today (`:HEUTE-7`). */
  isDay?: boolean;
  /** «Before» and «after» instead of «less» and «more». */
  isOfTime?: boolean;
  /** What somebody typed as the wire spells it; undefined when it cannot be read. */
  parse: (text: string, field: Field) => string | undefined;
  /** The reverse of `parse`: a value as somebody types it («31.12.2026», «1:30»). */
  typed: (stored: string) => string;
  inputMode?: 'decimal';
}
