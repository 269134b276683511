import { parseNumber, parseWhole } from '../../../schemas/rules/parse-number';
import type { CopiedChoice, FieldEditing } from './field-editing';
import { unaccent } from './unaccent';
import { numberScale } from './figure';

/** Finds a choice by label or value. */
export function choiceOf(
  text: string,
  choices: readonly CopiedChoice[],
): string | number | undefined {
  const folded = unaccent(text.trim());
  const found =
    choices.find(({ label }) => unaccent(label) === folded) ??
    choices.find(({ value }) => unaccent(String(value)) === folded);
  return found?.value;
}

export const copiedChoice: NonNullable<FieldEditing['readCopied']> = (text, _, { choices }) =>
  choiceOf(text, choices) ?? text;

/** Reader of a figure as if it were typed: what may be two numbers stays text, and its cell asks. */
export const copiedFigure: NonNullable<FieldEditing['readCopied']> = (
  text,
  field,
  { language, currency },
) => {
  const scale = numberScale(field);
  const options = { scale, language, ...(field.type.isAmount && { currency }) };
  return (scale === 0 ? parseWhole(text) : parseNumber(text, options).value) ?? text;
};
