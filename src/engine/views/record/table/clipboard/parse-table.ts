/**
 * Reads a table copied from Excel or the like: cells with tabs or line breaks are in quotes, doubled within. A final
 * line break is no row.
 */
export function parseTable(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) break;
  }
  return rows;
}

function plainCell(text: string, start: number) {
  let end = start;
  while (end < text.length && !'\t\r\n'.includes(text[end] ?? '')) end += 1;
  return { text: text.slice(start, end), end };
}

/** Reads a cell in quotes. A quote that nothing closes, or that something follows, is a character like others. */
function quotedCell(text: string, start: number) {
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return plainCell(text, start);
    if (text[quote + 1] !== '"') {
      const next = text[quote + 1];
      if (next !== undefined && !'\t\r\n'.includes(next)) return plainCell(text, start);
      const inside = text
        .slice(start + 1, quote)
        .replaceAll('""', '"')
        .replaceAll('\r\n', '\n');
      return { text: inside, end: quote + 1 };
    }
    end = quote + 2;
  }
}
