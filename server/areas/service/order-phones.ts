import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { addresses, persons } from '../../db/generated/addresses';
import type { AnyRecord } from '../../resources/records/read';

/**
 * Adds to service orders the numbers to call: those of the address, and of where it is done. The second one of either is
 * that of the contact person who belongs there.
 */
export async function addPhones(rows: AnyRecord[], db: Executor): Promise<void> {
  const named = (...fields: string[]) => [
    ...new Set(rows.flatMap((row) => fields.flatMap((name) => (row[name] as number | null) ?? []))),
  ];
  const ids = named('adresseId', 'standortId');
  const { id, telefon1, mobil } = addresses;
  const of = { id: persons.id, adresseId: persons.adresseId, telefon: persons.telefon };
  const personIds = named('ansprechpartnerId');
  const [places, people] = [
    ids.length === 0
      ? []
      : await db.select({ id, telefon1, mobil }).from(addresses).where(inArray(id, ids)),
    personIds.length === 0
      ? []
      : await db.select(of).from(persons).where(inArray(persons.id, personIds)),
  ];
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const personOf = new Map(people.map((person) => [person.id, person]));
  for (const row of rows) {
    const person = personOf.get(Number(row.ansprechpartnerId));
    const numbersAt = (at: unknown) => {
      const place = placeOf.get(Number(at));
      const second = person && person.adresseId === place?.id ? person.telefon : null;
      return { first: place?.telefon1 ?? null, second, mobile: place?.mobil ?? null };
    };
    const customer = numbersAt(row.adresseId);
    const site = numbersAt(row.standortId ?? row.adresseId);
    Object.assign(row, {
      telefon1: customer.first,
      telefon2: customer.second,
      mobil: customer.mobile,
      standortTelefon1: site.first,
      standortTelefon2: site.second,
      standortMobil: site.mobile,
    });
  }
}
