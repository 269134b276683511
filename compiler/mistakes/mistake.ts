/** Mistake in a file: something that cannot be meant. */
export interface Mistake {
  file: string;
  /** Line, from 1. */
  line: number;
  /** Sentence without its full stop. */
  text: string;
}

/**
 * Writes one line for each mistake, `file:line: …`, in the order of files and lines; the same one repeated counts once.
 */
export function mistakeLines(mistakes: readonly Mistake[]): string[] {
  const sorted = [...mistakes].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line,
  );
  return [...new Set(sorted.map(({ file, line, text }) => `${file}:${line}: ${text}`))];
}
