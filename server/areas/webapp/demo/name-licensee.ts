import { systemParameters } from '../../../db/generated/base';
import type { Executor } from '../../../db/database';

/** Says whom this installation belongs to. */
export async function nameLicensee(db: Executor): Promise<void> {
  const name = 'SYSTEM.LIZENZNAME';
  const wert = 'Demo-Firma';
  await db
    .insert(systemParameters)
    .values({ name, wert })
    .onConflictDoUpdate({ target: systemParameters.name, set: { wert } });
}
