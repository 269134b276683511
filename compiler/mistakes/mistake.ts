/** Something that a file says and that cannot be meant. */
export interface Mistake {
  file: string;
  /** From 1. */
  line: number;
  /** One sentence without its full stop. */
  text: string;
}

/** One line for each, `file:line: …`, in the order of files and lines; the same said twice counts once. */
export function mistakeLines(mistakes: readonly Mistake[]): string[] {
  const sorted = [...mistakes].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line,
  );
  return [...new Set(sorted.map(({ file, line, text }) => `${file}:${line}: ${text}`))];
}
