import type { AnyRecord } from '../../../api/dialect';

/** Throws {@link TooManyRows} beyond `most`: the list may not be counted yet, or rows may have come since. */
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
