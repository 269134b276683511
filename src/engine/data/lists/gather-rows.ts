import type { AnyRecord } from '../../../api/dialect';

/**
 * Throws {@link TooManyRows} beyond `most`: a selection may be made before the list is counted, and rows may be added.
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

/** For a bulk action or a copy. */
export const mostAtOnce = 5_000;

export class TooManyRows extends Error {}
