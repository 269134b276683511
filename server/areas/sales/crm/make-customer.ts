import { eq } from 'drizzle-orm';
import { addresses } from '../../../db/generated/addresses';
import { storeAction } from '../../../resources/changes/act-on-record';
import { lockRow } from '../../../resources/records/read';
import type { Changing } from '../booking/changing';
import type { DocumentRow } from '../document-row';

/** Makes whoever gets a first invoice a customer, and says in the address' history by which. */
export async function makeCustomer(
  { adresseId, belegnummer }: DocumentRow,
  { call, tables }: Changing,
): Promise<void> {
  const [found] = await call.db
    .select({ istKunde: addresses.istKunde })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  // Nearly always; a lock would have all bookings for a customer wait for each other.
  if (found?.istKunde === true) return;
  const resource = tables.resourceOf('ADR');
  const address = await lockRow(resource, adresseId, call.db);
  if (address.istKunde === true) return;
  const remark = `Kunde durch Rechnung ${belegnummer ?? ''}`.trim();
  await storeAction(resource, address, { istKunde: true }, { ...call, remark });
}
