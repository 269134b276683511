import type { AnyRecord } from '../../../api/dialect';

/**
 * All rows of some pages together. Throws {@link TooManyRows} when there are more than `most`: a selection may be made
 * before the list has been counted, and rows may have come since.
 */
export async function gatherRows(
  pages: AsyncIterable<readonly AnyRecord[]>,
  most: number,
  onProgress?: (read: number) => void,
): Promise<readonly AnyRecord[]> {
  const rows: AnyRecord[] = [];
  for await (const page of pages) {
    if (rows.length + page.length > most) throw new TooManyRows(`more than ${most} rows`);
    rows.push(...page);
    onProgress?.(rows.length);
  }
  return rows;
}

/** Rows that are worked on or copied at once. */
export const mostAtOnce = 5_000;

/** More rows have come than can be taken. */
export class TooManyRows extends Error {}
