import { eq } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { storageRegions, storages, technicians } from '../../../db/generated/stock';
import { demoTechnicianUsers } from '../../../accounts/demo/users';
import { insertRows } from '../../../demo/insert-rows';
import { demoRegions, demoStorages, demoTechnicians, outgoingStorages } from './storage-data';

/** Adds warehouses and whose van is which. */
export async function fillStorages(db: Executor): Promise<void> {
  await insertRows(db, storageRegions, demoRegions);
  await insertRows(db, storages, demoStorages);
  await insertRows(db, technicians, [
    ...demoTechnicians,
    ...demoTechnicianUsers.map(({ technikerId, name }) => ({ id: technikerId, bezeichnung: name })),
  ]);
  for (const [region, ausgangLagerId] of Object.entries(outgoingStorages)) {
    await db
      .update(storageRegions)
      .set({ ausgangLagerId })
      .where(eq(storageRegions.id, Number(region)));
  }
  await restartIds(db, [storageRegions, storages, technicians]);
}
