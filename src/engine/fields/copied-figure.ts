import { parseNumber } from '../../../schemas/rules/parse-number';
import type { FieldEditing } from './field-editing';
import { numberScale } from './number-scale';

/**
 * Programs write «1.234» for a thousand and so much with the sign of thousands, and a field of two
 * decimals never holds three: unlike what somebody types, such a text is read as the larger number.
 */
export const copiedFigure: NonNullable<FieldEditing['readCopied']> = (text, field) => {
  const scale = numberScale(field);
  const { value, hint } = parseNumber(text, { scale: scale === 0 ? 6 : scale });
  return (scale === 3 ? value : (hint ?? value)) ?? text;
};
