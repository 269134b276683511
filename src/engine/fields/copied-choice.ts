import type { CopiedChoice, FieldEditing } from './field-editing';
import { fold } from './fold';

/** The value of a list that a text names, by its label or itself. */
export function choiceOf(
  text: string,
  choices: readonly CopiedChoice[],
): string | number | undefined {
  const folded = fold(text.trim());
  const found =
    choices.find(({ label }) => fold(label) === folded) ??
    choices.find(({ value }) => fold(String(value)) === folded);
  return found?.value;
}

export const copiedChoice: NonNullable<FieldEditing['readCopied']> = (text, _, { choices }) =>
  choiceOf(text, choices) ?? text;
