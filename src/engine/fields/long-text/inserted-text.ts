/** Text with a marked range; start and end are equal where there is only the caret. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** Replaces the marked text; adds a blank before it where two words would touch. */
export function insertedText(
  { text, start, end }: Marked,
  template: string,
): { text: string; caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const glue = /\S$/.test(before) && /^\S/.test(template) ? ' ' : '';
  const tail = /\S$/.test(template) && /^[\p{L}\d]/u.test(after) ? ' ' : '';
  const upTo = before + glue + template;
  return { text: upTo + tail + after, caret: upTo.length };
}

/** Returns the marked text, or all of it. */
export function markedText({ text, start, end }: Marked): string {
  return (start < end ? text.slice(start, end) : text).trim();
}
