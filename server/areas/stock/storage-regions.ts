import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { storageRegionOf, storageRegionPreference } from '../../../schemas/rules/storage-region';
import type { Executor } from '../../db/database';
import { storageRegions, storages } from '../../db/generated/stock';
import { preferences } from '../../db/tables/base';
import type { Caller } from '../../http/access/caller';

type User = Pick<Caller, 'id' | 'technikerId'>;

/** Regions in their order; `istEigener` is the one of the user's default warehouse. */
export function regionsFor(user: User, db: Executor) {
  return db
    .select({
      id: storageRegions.id,
      name: storageRegions.name,
      istHauptlagerkreis: storageRegions.istHauptlagerkreis,
      istEigener: sql<boolean>`${storageRegions.id} is not distinct from ${ownRegion(user)}`,
      ausgangLagerId: storageRegions.ausgangLagerId,
    })
    .from(storageRegions)
    .orderBy(asc(storageRegions.id));
}

/** Returns the region that counts for a user. */
async function regionOf(user: User, db: Executor) {
  const regions = await regionsFor(user, db);
  return storageRegionOf(await chosenRegion(user, db), regions) ?? regions[0];
}

/** Orders warehouses by the region that counts for a user: its own first. */
export async function ownRegionFirst(user: User, db: Executor): Promise<SQL[]> {
  const region = await regionOf(user, db);
  return region ? [desc(eq(storages.lagerkreisId, region.id))] : [];
}

/** Warehouse that goods leave from for a user: the outgoing warehouse of the region that counts for him, else its first one. */
export async function usualStorage(user: User, db: Executor): Promise<number | null> {
  const region = await regionOf(user, db);
  if (!region || region.ausgangLagerId !== null) return region?.ausgangLagerId ?? null;
  const [storage] = await db
    .select({ id: storages.id })
    .from(storages)
    .where(eq(storages.lagerkreisId, region.id))
    .orderBy(asc(storages.id))
    .limit(1);
  return storage?.id ?? null;
}

/** Reads the region that the user's page has kept; whatever that is, it is no fault here. */
async function chosenRegion({ id }: User, db: Executor): Promise<unknown> {
  const [kept] = await db
    .select({ wert: preferences.wert })
    .from(preferences)
    .where(and(eq(preferences.userId, id), eq(preferences.name, storageRegionPreference)));
  try {
    return (JSON.parse(kept?.wert ?? 'null') as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

/** Region of the user's default warehouse; for a technician without one, of the store of his good parts. */
function ownRegion({ id, technikerId }: User): SQL {
  return sql`(select s.lagerkreis_id from storages s where s.id = coalesce(
    (select u.vorgabe_lager_id from users u where u.id = ${id}),
    (select t.gutteile_lager_id from technicians t where t.id = ${technikerId})))`;
}
