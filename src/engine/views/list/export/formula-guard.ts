/** Tells whether a spreadsheet would take a text for a formula (OWASP: CSV injection), also where it drops blanks. */
export function isFormula(text: string): boolean {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
}

/**
 * Pattern of what a reader may take for the end of a cell: after a line's first cell quotes mean nothing to one that
 * separates by commas.
 */
const cellEnd = String.raw`[,;\t|\r\n]["'\s]*`;
/** Pattern of a formula's beginning: a minus or plus with nothing to calculate («5,-») is none. */
const formula = String.raw`(?=[=@＝＠]|[+\-＋－][\w(=+@."'-]*\w)`;

// Matches backwards from the first sign: forwards from each of a thousand line breaks it would take their number
// squared.
const sign = '(?=[=@＝＠+\\-＋－])';
const withoutGuard = new RegExp(`${sign}(?<=${cellEnd})${formula}`, 'g');
const withGuard = new RegExp(`'${sign}(?<=${cellEnd}')${formula}`, 'g');

/** Puts an apostrophe before whatever would be a formula to any reader of CSV. */
export function guarded(text: string): string {
  const within = text.replace(withoutGuard, "'");
  return isFormula(text) ? `'${within}` : within;
}

/** Returns the text as it was before it was guarded. */
export function unguarded(text: string): string {
  const plain = text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
  return plain.replace(withGuard, '');
}
