import { numberScale as scaleOfProperty } from '../../../schemas/rules/number-scale';
import type { Field } from './field';
import type { SheetCell } from './field-type';

/** `code`: number format of a sheet, or what makes one of the field. */
export function figure(code: string | ((field: Field) => string)): SheetCell {
  return {
    code: typeof code === 'string' ? () => code : code,
    value: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  };
}

/** As the type says, else the contract. */
export function numberScale({ type, property }: Field): number {
  return type.scale ?? scaleOfProperty(property);
}
