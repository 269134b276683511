import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { addresses } from '../../../db/generated/addresses';
import { problem } from '../../../http/errors/problem';
import { taxationFor, type Company } from '../company';

type AddressRow = typeof addresses.$inferSelect;

/** Reads an address for a document. Throws 409 for a blocked one (3-decisions §3.4), 404 where there is none. */
export async function usableAddress(id: number, db: Executor): Promise<AddressRow> {
  const [address] = await db.select().from(addresses).where(eq(addresses.id, id));
  if (!address) throw problem(404, 'msg_record_not_found');
  if (address.gesperrt) throw problem(409, 'msg_address_blocked');
  return address;
}

/** Values that a document shows of its address whatever anybody writes. */
export function namedAddress({ adressnummer, name1, name2 }: AddressRow) {
  return { adressnummer, adresse: [name1, name2].filter(Boolean).join(' ') };
}

/** Values that a document takes over from its address unless somebody writes others. */
export function recipientOf(address: AddressRow, company: Company) {
  const { name1, name2, name3, strasse, plz, ort, lkz, ustId, sprache } = address;
  return {
    name1,
    name2,
    name3,
    strasse,
    plz,
    ort,
    lkz,
    ustId,
    sprache: sprache ?? 'de',
    zahlungsart: address.zahlart,
    lieferbedingung: address.lieferart,
    besteuerung: taxationFor(company, { lkz, ustId }),
  };
}
