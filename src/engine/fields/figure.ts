import { numberScale as scaleOfProperty } from '../../../schemas/rules/number-scale';
import type { Field } from './field';
import type { SheetCell } from './field-type';

/** Makes the cell of a figure; `code`: number format of a sheet, or a function that makes one for the field. */
export function figure(code: string | ((field: Field) => string)): SheetCell {
  return {
    code: typeof code === 'string' ? () => code : code,
    value: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  };
}

/** Returns the number of decimals by the type, else by the contract. */
export function numberScale({ type, property }: Field): number {
  return type.scale ?? scaleOfProperty(property);
}
