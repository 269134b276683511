import type { Executor } from '../db/database';
import { shippedData } from '../db/tables/shipped-data';

/** Rows and rights that a database has been offered before. */
export interface Offered {
  /** True while it has not been filled. */
  isNothing: boolean;
  has(kind: string, name: string, item?: string): boolean;
  /** Id of the row that a shipped one became, if that was recorded. */
  recordId(kind: string, name: string): number | null;
}

export async function readOffered(db: Executor): Promise<Offered> {
  const rows = await db.select().from(shippedData);
  const keyOf = (...parts: string[]) => JSON.stringify(parts);
  const known = new Map(
    rows.map(({ kind, name, item, recordId }) => [keyOf(kind, name, item), recordId]),
  );
  return {
    isNothing: rows.length === 0,
    has: (kind, name, item = '') => known.has(keyOf(kind, name, item)),
    recordId: (kind, name) => known.get(keyOf(kind, name, '')) ?? null,
  };
}
