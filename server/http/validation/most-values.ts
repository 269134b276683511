/** Maximum number of values of a body. A computed query compares 10,000, and nothing else comes near it. */
export const MOST_VALUES = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Tells whether JSON certainly holds more values than `MOST_VALUES`, from its bytes before it is parsed: a megabyte of
 * names alone takes the parser a tenth of a second. Each list and object is a value, and behind each comma comes one.
 */
export function holdsTooManyValues(json: Uint8Array): boolean {
  // Not even digits and commas alone would suffice.
  if (json.length <= MOST_VALUES) return false;
  let commas = 0;
  let openings = 0;
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case QUOTE:
        at = endOfText(json, at + 1);
        break;
      case COMMA:
        if (++commas >= MOST_VALUES) return true;
        break;
      case BRACKET:
      case BRACE:
        if (++openings > MOST_VALUES) return true;
        break;
    }
  }
  return false;
}

/** End of the text that begins at a place: its closing quote, or the end of everything. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
