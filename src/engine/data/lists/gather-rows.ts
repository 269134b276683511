import type { AnyRecord } from '../../../api/dialect';
import { TooManyRows } from './most-at-once';

/** Pages of rows, as they are read or already at hand. */
export type RowPages = AsyncIterable<readonly AnyRecord[]> | Iterable<readonly AnyRecord[]>;

/**
 * Gathers rows; throws {@link TooManyRows} beyond `most`: the list may not be counted yet, or rows may have come since.
 */
export async function gatherRows(
  pages: RowPages,
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
