import { foldText } from './fold-text';

/**
 * Folds a value so that two spellings of it are equal: with single blanks; one with a digit to its letters and digits
 * alone, because «KD 10-01» and «kd1001» are the same number.
 */
export function foldKey(value: unknown): string {
  const text = foldText(String(value)).trim().replace(/\s+/g, ' ');
  return /\d/.test(text) && !text.includes('@') ? text.replace(/[^\p{L}\p{N}]/gu, '') : text;
}

/**
 * Longest runs of letters or of digits in values, the longest first: a search finds the values by them, however they
 * are spelled.
 */
export function foldedParts(values: readonly unknown[]): readonly string[] {
  const parts = values.flatMap((value) => foldText(String(value)).match(/[a-z]+|\d+/g) ?? []);
  return [...new Set(parts)].toSorted((one, other) => other.length - one.length);
}
