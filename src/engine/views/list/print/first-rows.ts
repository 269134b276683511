import type { AnyRecord } from '../../../../api/dialect';

/** Rows that are printed at most: about 25 sheets. */
export const mostPrinted = 1000;

/** The rows that are printed: the first ones, read no further than needed. */
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
