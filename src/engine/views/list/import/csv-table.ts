import { parse } from 'papaparse';
import { unguarded } from '../export/formula-guard';

/** Separators that are looked for. */
export const separators = [';', ',', '\t', '|'] as const;

/** Reads rows of cells; the first line is left out where it only says the separator («sep=;», as Excel reads it). */
export function csvRows(
  text: string,
  separator: string,
  mostRows: number,
): readonly (readonly string[])[] {
  const says = /^sep=.\r?\n/i.exec(text)?.[0] ?? '';
  const { data } = parse<string[]>(text.slice(says.length), {
    delimiter: separator,
    preview: mostRows,
  });
  const rows = data.map((cells) => cells.map(unguarded));
  return says === '' ? rows : [[], ...rows];
}

/** Number of lines by which the separator is found. */
const looked = 60;

/**
 * Finds the separator: what the file says («sep=,»), else the sign that cuts most lines into equally many cells,
 * outside of quotes. A comma before a blank belongs to a text, unless the first line separates by it.
 */
export function separatorOf(text: string): string {
  const said = /^sep=(.)(?:\r?\n|$)/i.exec(text)?.[1];
  if (said !== undefined) return said;
  const head = text.slice(0, 200_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const lines = head.split(/\r?\n|\r/, looked).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const counts = (separator: string) => {
    const isLoose = separator === ',' && !/,\s/.test(first);
    return lines.map(
      (line) => (isLoose ? line.replaceAll(', ', '') : line).split(separator).length - 1,
    );
  };
  const found = separators.map((separator) => ({ separator, mark: likeness(counts(separator)) }));
  return found.reduce((best, one) => (one.mark > best.mark ? one : best)).separator;
}

/** Counts the lines that have the most usual number of signs; that number decides between equals. */
function likeness(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  let [usual, most] = [0, 0];
  for (const [count, of] of lines)
    if (of > most || (of === most && count > usual)) [usual, most] = [count, of];
  return most + Math.min(usual, 99) / 100;
}
