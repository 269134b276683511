import { foldText } from './fold-text';

/**
 * A value as two spellings of it are compared: folded, with single blanks; one with a digit by its letters and
 * figures alone, because «KD 10-01» and «kd1001» are the same number.
 */
export function foldKey(value: unknown): string {
  const text = foldText(String(value)).trim().replace(/\s+/g, ' ');
  return /\d/.test(text) && !text.includes('@') ? text.replace(/[^\p{L}\p{N}]/gu, '') : text;
}

/** The longest runs of letters or of digits of values, the longest first: what a search finds them by, however they are spelled. */
export function foldedParts(values: readonly unknown[]): readonly string[] {
  const parts = values.flatMap((value) => foldText(String(value)).match(/[a-z]+|\d+/g) ?? []);
  return [...new Set(parts)].toSorted((one, other) => other.length - one.length);
}
