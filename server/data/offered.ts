import type { Executor } from '../db/database';
import { shippedData } from '../db/tables/shipped-data';

/** What a database has been offered before. */
export interface Offered {
  /** It has not been filled yet. */
  isNothing: boolean;
  has(kind: string, name: string, item?: string): boolean;
  /** The row that a shipped one became, if it did and that was written down. */
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
