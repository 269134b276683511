import Big from 'big.js';
import { decimal } from '../../../schemas/rules/decimal';
import type { Field } from './field';
import { numberScale } from './figure';

/** Rounding of a computed number: to the field's own step, to a step in units, or to a price's ending. */
export type Rounding = 'field' | (typeof STEPS)[number] | (typeof ENDINGS)[number];

const STEPS = ['0.01', '0.05', '0.10', '1'] as const;
const ENDINGS = ['x.90', 'x.99'] as const;

/**
 * Returns the smallest difference between two values of the field: the contract's step, else one of its last decimals.
 */
export function stepOf(field: Field): Big {
  const { multipleOf } = field.property as { multipleOf?: unknown };
  return typeof multipleOf === 'number' && multipleOf > 0
    ? decimal(multipleOf)
    : decimal(10).pow(-numberScale(field));
}

/** Returns the roundings that make a difference and give values that the field takes; endings are for amounts. */
export function roundingsOf(field: Field): readonly Rounding[] {
  const own = stepOf(field);
  const isCoarser = (step: Big) => step.gt(own) && step.mod(own).eq(0);
  const endings = field.type.isAmount && decimal('0.01').mod(own).eq(0) ? ENDINGS : [];
  return ['field', ...STEPS.filter((step) => isCoarser(decimal(step))), ...endings];
}

/** Rounds commercially, ties away from zero. A positive value with an ending is never below that ending; zero stays zero. */
export function rounded(value: Big, rounding: Rounding, field: Field): number {
  const result =
    rounding === 'field'
      ? toStep(value, stepOf(field))
      : rounding === 'x.90' || rounding === 'x.99'
        ? toEnding(value, decimal(rounding.replace('x', '0')))
        : toStep(value, decimal(rounding));
  return Number(result.toString()) + 0;
}

function toStep(value: Big, step: Big): Big {
  return value.div(step).round(0, Big.roundHalfUp).times(step);
}

function toEnding(value: Big, ending: Big): Big {
  if (value.eq(0)) return value;
  const whole = value.abs().minus(ending).round(0, Big.roundHalfUp);
  const result = (whole.lt(0) ? decimal(0) : whole).plus(ending);
  return value.lt(0) ? result.times(-1) : result;
}
