import { eq } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { storageRegions, storages, technicians } from '../../../db/generated/stock';
import { demoTechnicianUsers, demoUsers } from '../../../accounts/demo/users';
import { insertRows } from '../../../demo/insert-rows';
import { demoRegions, demoStorages, demoTechnicians, outgoingStorages } from './storage-data';

/** Adds warehouses and assigns the vans. */
export async function fillStorages(db: Executor): Promise<void> {
  await insertRows(db, storageRegions, demoRegions);
  await insertRows(db, storages, demoStorages);
  const names = new Map(
    [...demoUsers, ...demoTechnicianUsers].map(({ technikerId, name }) => [technikerId, name]),
  );
  await insertRows(
    db,
    technicians,
    demoTechnicians.map((one) => ({ ...one, bezeichnung: names.get(one.id) ?? '' })),
  );
  for (const [region, ausgangLagerId] of Object.entries(outgoingStorages)) {
    await db
      .update(storageRegions)
      .set({ ausgangLagerId })
      .where(eq(storageRegions.id, Number(region)));
  }
  await restartIds(db, [storageRegions, storages, technicians]);
}
