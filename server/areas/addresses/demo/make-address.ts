import type { DemoAddress } from './address';
import { bankAccount } from './bank-account';
import type { DemoCalendar } from '../../../demo/calendar';
import { makeIdentity } from './identity';
import { landline, mobile } from './phone-numbers';
import { austrianPlaces, frenchPlaces, germanPlaces, swissPlaces, type Place } from './places';
import type { Random } from '../../../demo/random';
import {
  austrianStreets,
  frenchStreets,
  germanStreets,
  romandStreets,
  swissStreets,
} from './streets';

const regionByZone = ['Ost', 'Ost', 'Nord', 'Mitte', 'West', 'West', 'Mitte', 'Süd', 'Süd', 'Süd'];
const regionByCountry = { AT: 'Österreich', CH: 'Schweiz', FR: 'Frankreich' };
/**
 * Makes one address. `share` says how far through the company's history it came (0 first, 1 last), and `taken` holds
 * the names given so far; the new one is added.
 */
export function makeAddress(
  calendar: DemoCalendar,
  id: number,
  share: number,
  random: Random,
  taken: Set<string>,
): DemoAddress {
  const place = drawPlace(random);
  const roles = drawRoles(random);
  const or = <Value>(probability: number, value: Value) =>
    random.chance(probability) ? value : null;
  const identity = makeIdentity(random, place, taken);
  const { istKunde, istLieferant } = roles;
  const trading = istKunde || istLieferant;
  const account = trading && random.chance(istLieferant ? 0.95 : 0.45);
  const made = {
    id,
    adressnummer: 10_000 + id,
    kundennr: istKunde ? String(20_000 + 7 * id) : null,
    lieferantennummer: istLieferant ? String(70_000 + 9 * id) : null,
    ...identity,
    kurzname: shortName(identity.name1, place.ort),
    strasse: street(random, place),
    plz: place.plz,
    ort: place.ort,
    lkz: place.lkz,
    telefon1: or(0.93, landline(random, place)),
    telefax1: or(identity.personenart === 'LEGAL' ? 0.45 : 0.03, landline(random, place)),
    mobil: or(identity.personenart === 'LEGAL' ? 0.2 : 0.7, mobile(random, place)),
    ...roles,
    gesperrt: random.chance(0.02),
    kreditlimit: istKunde ? or(0.6, creditLimit(random)) : null,
    zahlart: trading ? or(0.92, random.int(1, 5)) : null,
    lieferart: trading ? or(0.85, random.int(1, 4)) : null,
    erstkontakt: or(0.97, firstContact(calendar, random, share)),
    vertreter1: or(0.94, random.chance(0.8) ? 2 : 3),
    vertreter2: or(0.08, 3),
    vertreter3: null,
    s02:
      place.lkz === 'DE'
        ? (regionByZone[Number(place.plz[0])] ?? null)
        : regionByCountry[place.lkz],
    s03: or(0.05, 'Messekontakt'),
    s04: null,
    s05: null,
    s06: null,
    s07: null,
    s08: null,
    s09: null,
    s10: null,
    gfxid: null,
    ...(account ? bankAccount(random, place.lkz) : { iban: null, bic: null }),
    sprache: place.sprache,
    mahnsperre: random.chance(0.01),
  };
  return { ...made, ...mandate(made) };
}

/** Mandate of a customer whose account is debited. */
function mandate({
  adressnummer,
  istKunde,
  zahlart,
  erstkontakt,
  personenart,
}: Pick<DemoAddress, 'adressnummer' | 'istKunde' | 'zahlart' | 'erstkontakt' | 'personenart'>) {
  if (!istKunde || zahlart !== DIRECT_DEBIT) {
    return { mandatsreferenz: null, mandatsdatum: null, mandatsart: null, mandatsfolge: null };
  }
  return {
    mandatsreferenz: `MANDAT-${adressnummer}`,
    mandatsdatum: erstkontakt ?? '2020-01-02',
    mandatsart:
      personenart === 'LEGAL' && adressnummer % 3 === 0 ? ('B2B' as const) : ('CORE' as const),
    mandatsfolge: 'WIEDERKEHREND' as const,
  };
}

/** Id of the payment method that is shipped fourth. */
const DIRECT_DEBIT = 4;

function drawPlace(random: Random): Place {
  const share = random.int(1, 100);
  if (share <= 78) return random.pick(germanPlaces);
  if (share <= 86) return random.pick(austrianPlaces);
  return random.pick(share <= 94 ? swissPlaces : frenchPlaces);
}

function drawRoles(random: Random): { istKunde: boolean; istLieferant: boolean } {
  const share = random.int(1, 100);
  return { istKunde: share <= 61, istLieferant: share > 55 && share <= 76 };
}

function street(random: Random, { lkz, sprache }: Place): string {
  const number = `${random.int(1, random.chance(0.3) ? 180 : 60)}`;
  if (lkz === 'FR') {
    return `${number}${random.chance(0.08) ? ' bis' : ''} ${random.pick(frenchStreets)}`;
  }
  const letter = random.chance(0.1) ? random.pick(['a', 'b', 'c']) : '';
  if (lkz === 'AT') return `${random.pick(austrianStreets)} ${number}${letter}`;
  if (lkz === 'DE') return `${random.pick(germanStreets)} ${number}${letter}`;
  return `${random.pick(sprache === 'fr' ? romandStreets : swissStreets)} ${number}${letter}`;
}

function shortName(name: string, ort: string): string {
  // «von Bülow» is looked up under B.
  const word = name.split(/[\s,]+/).find((part) => /^\p{Lu}/u.test(part)) ?? name;
  return `${word} ${ort}`.toUpperCase().slice(0, 20).trim();
}

function creditLimit(random: Random): number {
  const round = random.int(1, 60) * 2500;
  // Cents are written as whole numbers and divided once: an exact decimal.
  return random.chance(0.3) ? (round * 100 + random.int(1, 99_999)) / 100 : round;
}

function firstContact({ lastDay, dateOf }: DemoCalendar, random: Random, share: number): string {
  const span = 6389; // days of its history, half a year more than seventeen years
  const days = Math.abs(Math.round((1 - share) * span) + random.int(-500, 500));
  // Mirrored at both ends, so that no day gathers what fell beyond it.
  return dateOf(lastDay - (days > span ? 2 * span - days : days));
}
