import { eq } from 'drizzle-orm';
import { restartIds } from '../../../data/restart-ids';
import type { Executor } from '../../../db/database';
import { assets } from '../../../db/generated/assets';
import { systemParameters } from '../../../db/generated/base';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import type { DemoAddress } from '../../addresses/demo/address';
import type { DemoProduct } from '../../products/demo/make-products';
import { assetLabels } from '../label-parameters';
import { makeAssets, type DemoAsset } from './make-assets';

/** Names of the free fields of the demo company's assets. */
const labels = { s01: 'Kostenstelle', s02: 'Raum', s03: 'IP-Adresse' } as const;

/** Adds devices at customers, and the names of their free fields. */
export async function fillAssets(
  db: Executor,
  calendar: DemoCalendar,
  customers: readonly DemoAddress[],
  goods: readonly DemoProduct[],
): Promise<DemoAsset[]> {
  const devices = makeAssets(calendar, customers, goods);
  await insertRows(db, assets, devices);
  await restartIds(db, [assets]);
  for (const field of ['s01', 's02', 's03'] as const) {
    await db
      .update(systemParameters)
      .set({ wert: labels[field] })
      .where(eq(systemParameters.name, assetLabels.parameterOf(field)));
  }
  return devices;
}
