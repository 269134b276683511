import type { components } from '../../schemas/generated/api';
import { problem } from '../http/errors/problem';

const MOST_LEVELS = 10;
const MOST_CONDITIONS = 200;
/** Maximum number of values of all conditions together: a statement takes 65,535 parameters. */
export const MOST_VALUES = 10_000;

export type WirePredicate = NonNullable<components['schemas']['QueryPredicate']>;
export type WireValue = components['schemas']['QueryValue'];

export interface Group {
  op: 'AND' | 'OR' | 'NOT';
  items: readonly Predicate[];
}

export interface Comparison {
  attribute: string;
  operator: NonNullable<WirePredicate['operator']>;
  value: WireValue | undefined;
}

export type Predicate = Group | Comparison;

/** Makes the 422 for more conditions or values than a predicate may have. */
export const tooLarge = () =>
  problem(422, 'msg_cunit_predicate_size', String(MOST_CONDITIONS), String(MOST_VALUES));

/**
 * Reads a predicate tree, with checks that its schema alone cannot make: every node is a group or a comparison, NOT has
 * one item, depth and size are limited. Undefined for none. Throws 422.
 */
export function readPredicate(wire: WirePredicate | null | undefined): Predicate | undefined {
  return wire ? nodeOf(wire, 1, { conditions: 0, values: 0 }) : undefined;
}

function nodeOf(
  wire: WirePredicate,
  level: number,
  size: { conditions: number; values: number },
): Predicate {
  if (level > MOST_LEVELS) throw problem(422, 'msg_cunit_predicate_depth', String(MOST_LEVELS));
  const { op, items, attribute, operator, value } = wire;
  if (op && items && attribute === undefined && operator === undefined && value === undefined) {
    if (op === 'NOT' && items.length > 1) throw problem(422, 'msg_cunit_predicate_not');
    return { op, items: items.map((item) => nodeOf(item ?? {}, level + 1, size)) };
  }
  if (attribute === undefined || !operator || op !== undefined || items !== undefined) {
    throw problem(422, 'msg_cunit_predicate_node');
  }
  size.conditions += 1;
  size.values += Array.isArray(value) ? value.length : 1;
  if (size.conditions > MOST_CONDITIONS || size.values > MOST_VALUES) {
    throw tooLarge();
  }
  return { attribute, operator, value };
}
