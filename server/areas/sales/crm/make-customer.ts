import { eq } from 'drizzle-orm';
import { addresses } from '../../../db/generated/addresses';
import { storeAction } from '../../../resources/changes/act-on-record';
import { lockRow } from '../../../resources/records/read';
import type { Changing } from '../booking/changing';
import type { DocumentRow } from '../document-row';

/** Turns the recipient of a first invoice into a customer, and notes the invoice in the address's history. */
export async function makeCustomer(
  { adresseId, belegnummer }: DocumentRow,
  { call, tables }: Changing,
): Promise<void> {
  const [found] = await call.db
    .select({ istKunde: addresses.istKunde })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  // Nearly always; with a lock all bookings for a customer would wait for each other.
  if (found?.istKunde === true) return;
  const resource = tables.resourceOf('ADR');
  const address = await lockRow(resource, adresseId, call.db);
  if (address.istKunde === true) return;
  const remark = `Kunde durch Rechnung ${belegnummer ?? ''}`.trim();
  await storeAction(resource, address, { istKunde: true }, { ...call, remark });
}
