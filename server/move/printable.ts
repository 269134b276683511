/**
 * Text from elsewhere in a form that a terminal may show: nothing in it moves the cursor, changes colours or turns the
 * order of letters. Lines and tabs stay.
 */
export function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u2028\u2029]|\p{Bidi_Control}/gu, '\ufffd');
}

/** Quotes a word of a command for a shell, whatever is in it. */
export function shellWord(text: string): string {
  return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
