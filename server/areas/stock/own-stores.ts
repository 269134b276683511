import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { technicians } from '../../db/generated/stock';
import { problem } from '../../http/errors/problem';

/** Purposes of a technician's stores. */
export type StorePurpose = 'GUTTEILE' | 'DOA' | 'DEFEKT';

/** Warehouse of a technician by purpose; null where none is assigned. */
export type OwnStores = Readonly<Record<StorePurpose, number | null>>;

const missing: Readonly<Record<StorePurpose, string>> = {
  GUTTEILE: 'msg_store_good_missing',
  DOA: 'msg_store_doa_missing',
  DEFEKT: 'msg_store_defect_missing',
};

/** Reads the stores of a technician; none for anybody else. */
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
