import type { FileRow } from './read-table';

/** Number of lines among which the headings are looked for: titles, dates and blanks stand above them. */
const looked = 20;

/**
 * Finds the line of the headings: the one with most known columns, where that is at least two or all of it; else the
 * first that is at least half as wide as the table and holds no figure.
 */
export function headLine(rows: readonly FileRow[], isKnown?: (text: string) => boolean): number {
  const first = rows.slice(0, looked);
  const known = first.map(
    ({ cells }) => cells.filter((text) => text !== '' && isKnown?.(text)).length,
  );
  const most = Math.max(0, ...known);
  const best = first[known.indexOf(most)];
  const filled = (row: FileRow) => row.cells.filter((text) => text !== '').length;
  if (best && (most > 1 || (most === 1 && filled(best) === 1))) return best.line;
  const widths = rows
    .slice(0, 200)
    .map(filled)
    .toSorted((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)] ?? 1;
  const wide = first.filter((row) => filled(row) >= Math.max(1, usual / 2));
  const head = wide.find(
    ({ cells }) => !cells.some((text) => /^[-+\d.,\s]*\d[.,\d\s]*$/.test(text)),
  );
  return (head ?? wide[0] ?? first[0])?.line ?? 0;
}
