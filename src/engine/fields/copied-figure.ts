import { parseNumber, parseWhole } from '../../../schemas/rules/parse-number';
import type { FieldEditing } from './field-editing';
import { numberScale } from './number-scale';

/** A copied figure is read as if it had been typed: what may be two numbers stays, and its cell asks. */
export const copiedFigure: NonNullable<FieldEditing['readCopied']> = (
  text,
  field,
  { language },
) => {
  const scale = numberScale(field);
  return (scale === 0 ? parseWhole(text) : parseNumber(text, { scale, language }).value) ?? text;
};
