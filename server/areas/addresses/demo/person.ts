import { letterSalutation } from '../../../../schemas/rules/letter-salutation';
import type { DemoAddress } from './address';
import type { DemoCalendar } from '../../../demo/calendar';
import { positions } from './companies';
import { companyDomain } from './company-domain';
import { personName } from './person-name';
import { landline, mobile } from './phone-numbers';
import type { Random } from '../../../demo/random';
import { slug } from './slug';

/** A contact person as the contract spells it; `name` is the last name, `birthday` YYYY-MM-DD. */
export interface DemoPerson {
  id: number;
  adresseId: number;
  anrede: string | null;
  vorname: string | null;
  name: string;
  position: string | null;
  telefon: string | null;
  mobil: string | null;
  fax: string | null;
  email: string | null;
  briefanrede: string;
  sortierung: number;
  birthday: string | null;
}

/** Makes the `rank`-th contact person (from 0) of an address. */
export function makePerson(
  { lastDay, dateOf }: DemoCalendar,
  id: number,
  address: DemoAddress,
  rank: number,
  random: Random,
): DemoPerson {
  const { sprache } = address;
  const { kind, anrede, vorname, name } = personName(random, sprache);
  const or = <Value>(probability: number, value: Value) =>
    random.chance(probability) ? value : null;
  // Only the last name was ever noted of some people, of some not even the salutation.
  const firstName = or(0.96, vorname);
  const known = random.chance(0.97);
  const jobs = positions[sprache];
  const leads = kind !== 'diverse' && random.chance(rank === 0 ? 0.6 : 0.1);
  const mailbox = firstName ? `${slug(firstName)}.${slug(name)}` : slug(name);
  return {
    id,
    adresseId: address.id,
    anrede: known ? anrede : null,
    vorname: firstName,
    name,
    position: or(0.85, random.pick(leads ? jobs[kind] : jobs.any)),
    telefon: or(0.8, landline(random, address)),
    mobil: or(0.4, mobile(random, address)),
    fax: or(0.08, landline(random, address)),
    email: or(0.85, `${mailbox}@${companyDomain(address.name1)}`),
    briefanrede: letterSalutation({
      salutation: known ? kind : undefined,
      language: sprache,
      firstName,
      lastName: name,
    }),
    sortierung: Math.min(999, (rank + 1) * 10),
    // Between 20 and 66 years old on the last day.
    birthday: or(0.45, dateOf(lastDay - random.int(7305, 24_106))),
  };
}
