import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { technicians } from '../../db/generated/stock';
import { problem } from '../../http/errors/problem';

/** What a technician uses a store for. */
export type StorePurpose = 'GUTTEILE' | 'DOA' | 'DEFEKT';

/** Purpose → the warehouse of a technician; null where none is assigned. */
export type OwnStores = Readonly<Record<StorePurpose, number | null>>;

const missing: Readonly<Record<StorePurpose, string>> = {
  GUTTEILE: 'msg_store_good_missing',
  DOA: 'msg_store_doa_missing',
  DEFEKT: 'msg_store_defect_missing',
};

/** The stores of a technician; none for who is none. */
export async function ownStores(technikerId: number | null, db: Executor): Promise<OwnStores> {
  const [technician] =
    technikerId === null
      ? []
      : await db.select().from(technicians).where(eq(technicians.id, technikerId));
  return {
    GUTTEILE: technician?.gutteileLagerId ?? null,
    DOA: technician?.doateileLagerId ?? null,
    DEFEKT: technician?.defektteileLagerId ?? null,
  };
}

/** Throws 409 where a technician has no store for a purpose (specification 2 §6, §8). */
export function requireStore(stores: OwnStores, purpose: StorePurpose): number {
  const store = stores[purpose];
  if (store === null) throw problem(409, missing[purpose]);
  return store;
}
