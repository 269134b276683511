import { mayMean } from './currency';
import { decimal, roundHalfUp } from './decimal';
import { groupSign } from './format-number';
import { readNumber } from './read-number';

/**
 * Number as somebody typed it into a field.
 * `value`: the number, rounded to the scale; null when the field is empty; undefined when the text is not a number
 * (never 0) or may be two of them: `readings`, of which one has to be chosen.
 */
export interface ParsedNumber {
  value: number | null | undefined;
  readings?: readonly [number, number];
}

/**
 * Reads a number in any spelling that `readNumber` knows. «1.234» is asked about, never guessed, where the sign is the
 * language's own for thousands (3-decisions 3.5 «Numbers»). «$ 500» is no amount in the currency «EUR».
 */
export function parseNumber(
  text: string,
  { scale, language, currency }: { scale: number; language: string; currency?: string | undefined },
): ParsedNumber {
  const readings = possibleReadings(text, scale);
  if (readings && text.includes(groupSign(language))) return { value: undefined, readings };
  const read = readNumber(text);
  if (read?.currency !== undefined && currency !== undefined && !mayMean(read.currency, currency)) {
    return { value: undefined };
  }
  return { value: read && rounded(read.text, scale) };
}

/**
 * Reads a whole number: the sign of «1.234» can only be one for thousands. Decimals are not rounded away but left for
 * the caller to refuse.
 */
export function parseWhole(text: string): number | null | undefined {
  const read = readNumber(text);
  return read && rounded(read.hint ?? read.text, 6);
}

/** Returns the two numbers that a text like «1.234» may mean in some language; undefined for any other text. */
export function possibleReadings(
  text: string,
  scale: number,
): readonly [number, number] | undefined {
  const read = readNumber(text);
  if (read?.hint === undefined) return undefined;
  return [roundHalfUp(decimal(read.text), scale), Number(read.hint)];
}

/**
 * Rounds to the scale; undefined for more digits than a JSON number holds: refused instead of storing another number.
 */
function rounded(text: string, scale: number): number | undefined {
  const exact = decimal(text);
  const value = roundHalfUp(exact, scale);
  return decimal(value).eq(exact.round(scale, 1)) ? value : undefined;
}
