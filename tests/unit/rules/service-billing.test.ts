import { describe, expect, test } from 'vitest';
import {
  hoursOf,
  keyOf,
  planBilling,
  type Billing,
  type ServiceEntry,
} from '../../../schemas/rules/service-billing';

const billing = (verfahren: Billing['verfahren']): Billing => ({
  verfahren,
  bezeichnung: verfahren,
});
const order = (verfahren: Billing['verfahren'], chargesTravelTime = false) => ({
  id: 7,
  billing: billing(verfahren),
  flatName: 'Pauschale',
  flatOwn: null,
  chargesTravelTime,
});

const work = (id: number, minuten: number, taetigkeitId = 1): ServiceEntry => ({
  ...{ art: 'ARBEIT', id, name: `Tätigkeit ${taetigkeitId}`, hinweis: `am ${id}.` },
  minuten,
  taetigkeitId,
  artikelId: null,
});
const trip = (id: number, strecke: number, minuten = 30): ServiceEntry => ({
  ...{ art: 'REISE', id, name: 'Anfahrt', hinweis: null, strecke, minuten },
});
const parking = (id: number, own?: Billing['verfahren']): ServiceEntry => ({
  ...{ art: 'MEHRAUFWAND', id, name: 'Parken', hinweis: null, minuten: null, strecke: null },
  kosten: 9,
  artikelId: null,
  billing: own ? billing(own) : null,
});
const part = (id: number, menge: number): ServiceEntry => ({
  ...{ art: 'MATERIAL', id, name: 'Walze', hinweis: null, artikelId: 40 + id, menge },
  einheit: 'Stück',
});

const all = [
  work(1, 50),
  work(2, 25),
  work(3, 10, 2),
  trip(1, 12),
  trip(2, 8),
  parking(1),
  part(1, 2),
];
const plan = (
  of: ReturnType<typeof order>,
  entries: readonly ServiceEntry[],
  billed: readonly string[] = [],
) => planBilling(of, entries, new Set(billed));
const told = ({ lines }: ReturnType<typeof planBilling>) =>
  lines.map(({ of, menge }) => [Object.values(of)[0], menge]);

describe('lines of the bill of a service order', () => {
  test('add work up by activity and travel by distance; the rest stands by itself', () => {
    const bill = plan(order('AUFWAND'), all);
    expect(told(bill)).toEqual([
      ['ARBEITSZEIT', 1.25],
      ['ARBEITSZEIT', 0.17],
      ['STRECKE', 20],
      [9, 1],
      [41, 2],
    ]);
    expect(bill.left).toEqual([]);
    expect(bill.lines[0]?.texte).toEqual(['am 1.', 'am 2.']);
    expect(new Set(bill.lines.flatMap(({ entries }) => entries.map(keyOf)))).toEqual(
      new Set(all.map(keyOf)),
    );
  });

  test('charge travel by time as well where there is a rate for it', () => {
    expect(told(plan(order('AUFWAND', true), [trip(1, 12), trip(2, 0)]))).toEqual([
      ['STRECKE', 12],
      ['FAHRZEIT', 1],
    ]);
  });

  test('are one sum for work and travel by a flat rate, once, besides parts and what is extra', () => {
    const bill = plan(order('PAUSCHALE'), all);
    expect(told(bill)).toEqual([
      ['PAUSCHALE', 1],
      [9, 1],
      [41, 2],
    ]);
    expect(bill.left.map(({ art, reason }) => [art, reason])).toEqual(
      Array.from({ length: 5 }, (_, index) => [index < 3 ? 'ARBEIT' : 'REISE', 'PAUSCHALE']),
    );
    const later = plan(order('PAUSCHALE'), [work(9, 10)], ['PAUSCHALE 7']);
    expect([later.lines, later.left.length]).toEqual([[], 1]);
    expect(plan(order('PAUSCHALE'), [part(1, 1)]).lines).toHaveLength(1);
  });

  test('leave out what a contract, warranty or goodwill covers, unless an entry says otherwise', () => {
    expect(told(plan(order('VERTRAG'), all))).toEqual([
      [9, 1],
      [41, 2],
    ]);
    const free = plan(order('KOSTENFREI'), [...all, parking(2, 'AUFWAND')]);
    expect(told(free)).toEqual([[9, 1]]);
    expect(new Set(free.left.map(({ reason }) => reason))).toEqual(new Set(['KOSTENFREI']));
    const own = plan(order('AUFWAND'), [parking(1, 'KOSTENFREI'), parking(2, 'VERTRAG')]);
    expect(own.left.map(({ reason, billing }) => [reason, billing])).toEqual([
      ['KOSTENFREI', 'KOSTENFREI'],
      ['VERTRAG', 'VERTRAG'],
    ]);
  });

  test('never have what is billed, and say what counts for nothing', () => {
    expect(told(plan(order('AUFWAND'), all, all.slice(1).map(keyOf)))).toEqual([
      ['ARBEITSZEIT', 0.83],
    ]);
    const none = plan(order('AUFWAND'), [work(1, 0), trip(1, 0, 0)]);
    expect(none.lines).toEqual([]);
    expect(none.left.map(({ reason }) => reason)).toEqual(['LEER', 'LEER']);
  });

  test('round hours commercially to hundredths', () => {
    expect([1, 20, 59, 90].map(hoursOf)).toEqual([0.02, 0.33, 0.98, 1.5]);
  });
});
