import type { AnyRecord } from '../../../../api/dialect';

/** Most rows that are printed: about 25 sheets. */
export const mostPrinted = 1000;

/** Returns the rows that are printed: the first ones, read no further than needed. */
export async function firstRows(
  pages: AsyncIterable<readonly AnyRecord[]>,
  most: number,
): Promise<readonly AnyRecord[]> {
  const rows: AnyRecord[] = [];
  for await (const page of pages) {
    rows.push(...page.slice(0, most - rows.length));
    if (rows.length >= most) break;
  }
  return rows;
}
