import { numberScale as scaleOfProperty } from '../../../schemas/rules/number-scale';
import type { Field } from './field';
import type { SheetCell } from './field-type';

/** A figure in a sheet, by a number format or what makes one of the field. */
export function figure(code: string | ((field: Field) => string)): SheetCell {
  return {
    code: typeof code === 'string' ? () => code : code,
    value: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  };
}

/** Decimals a numeric field takes: as its type says, else as the contract says. */
export function numberScale({ type, property }: Field): number {
  return type.scale ?? scaleOfProperty(property);
}
