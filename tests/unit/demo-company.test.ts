import { describe, expect, it } from 'vitest';
import { formats } from '../../schemas/rules/format-checks';
import { isPostalCode } from '../../schemas/rules/postal-code';
import { demoCalendar } from '../../server/demo/calendar';
import { DEMO_DAY } from '../support/demo-day';
import { demoCompany } from '../../server/areas/addresses/demo/company';
import {
  austrianPlaces,
  frenchPlaces,
  germanPlaces,
  swissPlaces,
} from '../../server/areas/addresses/demo/places';

const calendar = demoCalendar(DEMO_DAY);
const { addresses, persons } = demoCompany(calendar);
const share = (count: number) => count / addresses.length;
const present = <Value>(values: readonly (Value | null)[]) =>
  values.filter((value): value is Value => value !== null);
const passes = (check: RegExp | ((text: string) => boolean)) => (text: string) =>
  check instanceof RegExp ? check.test(text) : check(text);

/** Lengths and bounds of 3-decisions 3.4. */
const addressLengths = {
  ...{ kundennr: 8, lieferantennummer: 8, anrede: 30, name1: 50, name2: 50, name3: 50 },
  ...{ kurzname: 20, strasse: 50, plz: 10, ort: 50, lkz: 2, email: 254, telefon1: 30 },
  ...{ telefax1: 30, mobil: 30, webseite: 255, ustId: 20, steuernr: 20, iban: 34, bic: 11 },
  ...{ leitwegId: 46, peppolId: 50, s01: 100, s02: 100, s03: 100 },
} as const;
const personLengths = {
  ...{ anrede: 30, vorname: 50, name: 50, position: 50, telefon: 30, mobil: 30, fax: 30 },
  ...{ email: 254, briefanrede: 100 },
} as const;

describe('the demo company', () => {
  it('has 2,000 addresses and 3,500 contact persons, numbered without gaps', () => {
    expect(addresses.map(({ id }) => id)).toEqual(Array.from({ length: 2000 }, (_, i) => i + 1));
    expect(persons.map(({ id }) => id)).toEqual(Array.from({ length: 3500 }, (_, i) => i + 1));
    expect(addresses[0]?.adressnummer).toBe(10001);
    expect(new Set(addresses.map(({ adressnummer }) => adressnummer)).size).toBe(2000);
  });

  it('is the same every time', () => {
    expect(demoCompany(calendar)).toEqual({ addresses, persons });
  });

  it('knows the towns it promises', () => {
    const towns = (places: readonly { ort: string }[]) =>
      new Set(places.map(({ ort }) => ort)).size;
    expect(towns(germanPlaces)).toBeGreaterThanOrEqual(120);
    expect(towns(austrianPlaces)).toBeGreaterThanOrEqual(30);
    expect(towns(swissPlaces)).toBeGreaterThanOrEqual(30);
    expect(towns(frenchPlaces)).toBeGreaterThanOrEqual(30);
    const used = new Set(addresses.map(({ ort }) => ort));
    for (const ort of ['Überlingen', 'Öhringen', 'Äpfingen', 'Zwickau'])
      expect(used).toContain(ort);
  });

  it('has no postal code twice', () => {
    for (const places of [germanPlaces, austrianPlaces, swissPlaces, frenchPlaces]) {
      const codes = places.map(({ plz }) => plz);
      expect(codes.filter((plz, index) => codes.indexOf(plz) !== index)).toEqual([]);
    }
  });

  it('mixes countries, relations, people and blocks as it should', () => {
    const count = (test: (address: (typeof addresses)[number]) => boolean) =>
      share(addresses.filter(test).length);
    expect(count(({ lkz }) => lkz === 'DE')).toBeCloseTo(0.78, 1);
    for (const lkz of ['AT', 'CH', 'FR']) {
      expect(count((address) => address.lkz === lkz)).toBeGreaterThan(0.04);
    }
    expect(count((a) => a.istKunde && !a.istLieferant)).toBeGreaterThan(0.4);
    expect(count((a) => !a.istKunde && a.istLieferant)).toBeGreaterThan(0.1);
    expect(count((a) => a.istKunde && a.istLieferant)).toBeGreaterThan(0.03);
    expect(count((a) => !a.istKunde && !a.istLieferant)).toBeGreaterThan(0.15);
    expect(count(({ personenart }) => personenart === 'NATURAL')).toBeCloseTo(0.14, 1);
    expect(Math.abs(count(({ gesperrt }) => gesperrt) - 0.02)).toBeLessThan(0.01);
    expect(Math.abs(count(({ mahnsperre }) => mahnsperre) - 0.01)).toBeLessThan(0.007);
    expect(count(({ name1 }) => /^[ÄÖÜ]/.test(name1))).toBeGreaterThan(0.02);
    const swiss = new Set(addresses.filter((a) => a.lkz === 'CH').map((a) => a.sprache));
    expect(swiss).toEqual(new Set(['de', 'fr']));
  });

  it('has a postal code of the country everywhere', () => {
    expect(addresses.filter(({ plz, lkz }) => !isPostalCode(plz, lkz))).toEqual([]);
  });

  it('numbers customers and suppliers, each once', () => {
    for (const key of ['kundennr', 'lieferantennummer'] as const) {
      const numbers = present(addresses.map((address) => address[key]));
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.filter((number) => !/^\d{5,8}$/.test(number))).toEqual([]);
    }
    for (const address of addresses) {
      expect(address.kundennr !== null).toBe(address.istKunde);
      expect(address.lieferantennummer !== null).toBe(address.istLieferant);
    }
  });

  it.each([
    ['email', formats.email, 1500],
    ['iban', formats.iban, 500],
    ['bic', formats.bic, 500],
    ['ustId', formats['vat-id'], 1000],
    ['leitwegId', formats['leitweg-id'], 20],
    ['webseite', formats['web-address'], 1000],
    ['telefon1', formats.phone, 1700],
    ['telefax1', formats.phone, 500],
    ['mobil', formats.phone, 300],
    ['lkz', formats.country, 2000],
    ['erstkontakt', formats.date, 1800],
  ] as const)('passes the format of %s', (key, check, least) => {
    const values = present<string>(addresses.map((address) => address[key]));
    expect(values.filter((value) => !passes(check)(value))).toEqual([]);
    expect(values.length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['email', formats.email],
    ['telefon', formats.phone],
    ['mobil', formats.phone],
    ['fax', formats.phone],
    ['birthday', formats.date],
  ] as const)('passes the format of a person’s %s', (key, check) => {
    const values = present<string>(persons.map((person) => person[key]));
    expect(values.filter((value) => !passes(check)(value))).toEqual([]);
    expect(values.length).toBeGreaterThan(200);
  });

  it('writes only to domains that cannot exist', () => {
    const mails = present([...addresses, ...persons].map(({ email }) => email));
    const sites = present(addresses.map(({ webseite }) => webseite));
    expect([...mails, ...sites].filter((text) => !text.endsWith('.example'))).toEqual([]);
  });

  it('keeps every text within its bounds, trimmed, composed and not empty', () => {
    const wrong = (record: Record<string, unknown>, lengths: Record<string, number>) =>
      Object.entries(record).filter(
        ([key, text]) =>
          typeof text === 'string' &&
          (text !== text.trim() ||
            text === '' ||
            text !== text.normalize('NFC') ||
            text.includes('  ') ||
            text.length > (lengths[key] ?? Number.POSITIVE_INFINITY)),
      );
    expect(addresses.flatMap((address) => wrong({ ...address }, addressLengths))).toEqual([]);
    expect(persons.flatMap((person) => wrong({ ...person }, personLengths))).toEqual([]);
  });

  it('keeps every number within its bounds', () => {
    const limits = present(addresses.map(({ kreditlimit }) => kreditlimit));
    expect(limits.filter((n) => !formats.money.validate(n) || n < 0 || n > 99_999_999.99)).toEqual(
      [],
    );
    expect(limits.some((limit) => !Number.isInteger(limit))).toBe(true);
    for (const { zahlart, lieferart, vertreter1, vertreter2, vertreter3 } of addresses) {
      expect([null, 1, 2, 3, 4, 5]).toContain(zahlart);
      expect([null, 1, 2, 3, 4]).toContain(lieferart);
      for (const user of [vertreter1, vertreter2, vertreter3]) expect([null, 2, 3]).toContain(user);
    }
  });

  it('dates nothing after its day', () => {
    const contacts = present(addresses.map(({ erstkontakt }) => erstkontakt));
    expect(contacts.filter((day) => day < '2009-01-01' || day > DEMO_DAY)).toEqual([]);
    const birthdays = present(persons.map(({ birthday }) => birthday));
    expect(birthdays.filter((day) => day < '1900-01-01' || day > DEMO_DAY)).toEqual([]);
  });

  it('spreads contact persons unevenly over companies', () => {
    const counts = new Map(addresses.map(({ id }) => [id, 0]));
    for (const { adresseId } of persons) counts.set(adresseId, (counts.get(adresseId) ?? 0) + 1);
    expect(counts.size).toBe(2000);
    expect(Math.max(...counts.values())).toBe(12);
    expect([...counts.values()].filter((count) => count === 0).length).toBeGreaterThan(200);
    for (const { id } of addresses.filter((a) => a.personenart === 'NATURAL')) {
      expect(counts.get(id)).toBe(0);
    }
  });

  it('gives every company its own name', () => {
    expect(new Set(addresses.map(({ name1 }) => name1)).size).toBe(2000);
  });
});
