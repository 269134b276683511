/**
 * Breaks a text into lines no wider than `width`: at its own line breaks, between words, after hyphens and slashes, and
 * within a word only where it is wider than a line. Spaces that the author wrote at the beginning of a line are kept.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrapLine(line.replace(/\t/g, '    ').trimEnd(), width, widthOf));
}

function wrapLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  for (const piece of line.match(/ *[^ ]*?[-/]+(?=[^ \d])| *[^ ]+/g) ?? []) {
    if (widthOf(current + piece) <= width) {
      current += piece;
      continue;
    }
    if (current !== '') lines.push(current);
    current = piece.trimStart();
    while (widthOf(current) > width) {
      const fitting = longestFitting(current, width, widthOf);
      lines.push(current.slice(0, fitting));
      current = current.slice(fitting);
    }
  }
  if (current !== '') lines.push(current);
  return lines;
}

/** Longest start of a word that fits in a line, at least one character. */
function longestFitting(word: string, width: number, widthOf: (text: string) => number): number {
  let end = 0;
  for (const letter of word) {
    if (end > 0 && widthOf(word.slice(0, end + letter.length)) > width) break;
    end += letter.length;
  }
  return end;
}
