import { describe, expect, it } from 'vitest';
import { demoCompany } from '../../server/areas/addresses/demo/company';
import { makeOpenItems } from '../../server/areas/open-items/demo/make-open-items';
import { makeProducts } from '../../server/areas/products/demo/make-products';
import { makeSpecialPrices } from '../../server/areas/products/demo/make-special-prices';
import { makeMovements } from '../../server/areas/sales/demo/make-movements';
import { makeSales } from '../../server/areas/sales/demo/make-sales';
import { demoCalendar } from '../../server/demo/calendar';
import { DEMO_DAY } from '../support/demo-day';

const products = makeProducts();

function companyAsOf(day: string) {
  const calendar = demoCalendar(day);
  const { addresses, persons } = demoCompany(calendar);
  const sales = makeSales(calendar, addresses, products);
  const movements = makeMovements(calendar, sales, products);
  const special = makeSpecialPrices(calendar, addresses, products);
  return { addresses, persons, sales, movements, special, ...makeOpenItems(calendar, sales) };
}

const inWords = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });

describe('the calendar of the demo company', () => {
  it('is the one it is told in on the day of the tests', () => {
    const { today, lastDay, dateOf } = demoCalendar(DEMO_DAY);
    expect([dateOf(0), dateOf(lastDay), dateOf(today)]).toEqual(['2025-01-02', DEMO_DAY, DEMO_DAY]);
  });

  it.each([
    ['2026-11-22', '2026-11-17', 'a Sunday'],
    ['2026-11-23', '2026-11-23', 'a Monday'],
    ['2026-11-24', '2026-11-24', 'a Tuesday'],
    ['2026-11-25', '2026-11-24', 'a Wednesday'],
    ['2028-02-29', '2028-02-29', 'a leap day'],
    ['2024-01-01', '2024-01-01', 'a day before it'],
  ])('on %s its last day is %s, %s', (day, last) => {
    const { today, lastDay, dateOf } = demoCalendar(day);
    expect([dateOf(today), dateOf(lastDay)]).toEqual([day, last]);
    expect(inWords(dateOf(0))).toBe('Thu');
  });
});

// A Monday, a Sunday after it, and a day shortly after New Year.
describe.each(['2026-11-23', '2026-11-29', '2027-01-02'])('the demo company as of %s', (day) => {
  const company = companyAsOf(day);
  const { addresses, persons, sales, movements, special, items, payments } = company;

  it('dates nothing that has happened later, and the last document in that week', () => {
    const happened = [
      ...addresses.map(({ erstkontakt }) => erstkontakt),
      ...persons.map(({ birthday }) => birthday),
      ...sales.documents.flatMap((document) => [document.belegdatum, document.leistungVon]),
      ...sales.documents.map(({ auftragsDatum }) => auftragsDatum),
      ...sales.history.map(({ datum }) => datum),
      ...payments.map(({ zahlungsDatum }) => zahlungsDatum),
      ...movements.map(({ zeit }) => String(zeit).slice(0, 10)),
      ...items.map(({ rechnungsdatum }) => rechnungsdatum),
    ];
    expect(happened.filter((date) => date && date > day)).toEqual([]);
    const last = Date.parse(sales.documents.at(-1)?.belegdatum ?? '');
    expect((Date.parse(day) - last) / 86_400_000).toBeLessThan(6);
    // What is of the day itself had happened when somebody begins to work.
    const today = [
      ...movements.map(({ zeit }) => String(zeit).replace('T', ' ').slice(0, 16)),
      ...sales.history.map(({ datum, uhrzeit }) => `${datum} ${uhrzeit}`),
    ].filter((moment) => moment.startsWith(day));
    expect(today.filter((moment) => moment >= `${day} 06:00`)).toEqual([]);
  });

  it('numbers documents of a year from 1 on, without gaps, with the year in the number', () => {
    const lasts = new Map<string, number>();
    for (const { belegnummer, belegdatum } of sales.documents) {
      if (!belegnummer) continue;
      expect(belegnummer.slice(2, 4)).toBe(belegdatum.slice(2, 4));
      const range = belegnummer.slice(0, 4);
      const next = (lasts.get(range) ?? 0) + 1;
      expect(Number(belegnummer.slice(5))).toBe(next);
      lasts.set(range, next);
    }
  });

  it('waits for money, but not for too much of it', () => {
    const left = items.map((item) => ({
      amount: Number(item.rechnungsBetrag) - Number(item.bisherGezahlt),
      days: (Date.parse(day) - Date.parse(String(item.nettoFaellig))) / 86_400_000,
    }));
    const sum = (from: number) =>
      left.reduce((total, { amount, days }) => (days > from ? total + amount : total), 0);
    const open = sum(-Infinity);
    expect(sum(0) / open).toBeGreaterThan(0.2);
    expect(sum(0) / open).toBeLessThan(0.65);
    expect(sum(90) / open).toBeLessThan(0.2);
    expect(left.filter(({ days }) => days < -31)).toEqual([]);
  });

  it('has prices for a period that hold today and half a year from then', () => {
    const later = new Date(Date.parse(day) + 180 * 86_400_000).toISOString().slice(0, 10);
    expect(special.periods.length).toBeGreaterThan(0);
    for (const { gueltigVon, gueltigBis } of special.periods) {
      expect(String(gueltigVon) <= day && String(gueltigBis) >= later).toBe(true);
    }
  });
});

describe('the demo company of two weeks', () => {
  const business = (day: string) => {
    const { sales, payments } = companyAsOf(day);
    const documents = sales.documents.map(({ belegart, adresseId, endbetragNetto, belegstatus }) =>
      [belegart, adresseId, endbetragNetto, belegstatus].join(' '),
    );
    return [...documents, ...payments.map(({ zahlungsBetrag }) => zahlungsBetrag)].join('\n');
  };
  const told = business(DEMO_DAY);
  const later = business('2026-11-24');

  it('did the same business', () => {
    expect(later === told).toBe(true);
  });
});
