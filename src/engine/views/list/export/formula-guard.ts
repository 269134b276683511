/** Whether a spreadsheet would take a text for a formula (OWASP: CSV injection), also where it drops blanks. */
export function isFormula(text: string): boolean {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
}

/** What a reader may take for the end of a cell: after a line's first cell quotes mean nothing to one that separates by commas. */
const cellEnd = String.raw`[,;\t|\r\n]["'\s]*`;
/** A minus or plus with nothing to calculate («5,-») begins no formula. */
const formula = String.raw`(?=[=@＝＠]|[+\-＋－][\w(=+@."'-]*\w)`;

// Looked for from its first sign backwards: from each of a thousand line breaks forwards would take the square of them.
const sign = '(?=[=@＝＠+\\-＋－])';
const withoutGuard = new RegExp(`${sign}(?<=${cellEnd})${formula}`, 'g');
const withGuard = new RegExp(`'${sign}(?<=${cellEnd}')${formula}`, 'g');

/** A text with an apostrophe before whatever would be a formula, for one reader of CSV or another. */
export function guarded(text: string): string {
  const within = text.replace(withoutGuard, "'");
  return isFormula(text) ? `'${within}` : within;
}

/** The text that was guarded. */
export function unguarded(text: string): string {
  const plain = text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
  return plain.replace(withGuard, '');
}
