import { decimal, roundHalfUp } from './decimal';
import { readNumber } from './read-number';

/**
 * What somebody typed into a number field.
 * `value`: the number, rounded to the scale; null when the field is empty; undefined when the text
 * is not a number (never 0). `hint`: the other reading of «1.234», for «meinten Sie 1.234,00?».
 */
interface ParsedNumber {
  value: number | null | undefined;
  hint?: number;
}

/** Reads a number in any spelling that `readNumber` knows. */
export function parseNumber(text: string, { scale }: { scale: number }): ParsedNumber {
  const read = readNumber(text);
  if (!read) return { value: read };
  const exact = decimal(read.text);
  const value = roundHalfUp(exact, scale);
  // More digits than a JSON number holds: refuse instead of storing another number.
  if (!decimal(value).eq(exact.round(scale, 1))) return { value: undefined };
  return read.hint === undefined ? { value } : { value, hint: Number(read.hint) };
}
