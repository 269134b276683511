import { expect, test } from 'vitest';
import { findPrice, triedRules, type PriceFacts } from '../../../schemas/rules/find-price';

const tier = (stufe: number, menge: number, vk: number | null, change: number | null = null) => ({
  stufe,
  menge,
  vk,
  change,
});
const period = (abMenge: number, sonderpreis: number, gueltigVon: string, gueltigBis: string) => ({
  abMenge,
  sonderpreis,
  gueltigVon,
  gueltigBis,
});
const special: NonNullable<PriceFacts['special']> = {
  preisart: '1',
  sonderpreis: null,
  rabatt1: null,
  rabatt2: null,
  tiers: [],
  periods: [],
};
const facts: PriceFacts = {
  vknetto: 100,
  menge: 10,
  datum: '2026-06-15',
  groupTiers: [tier(1, 1, 98), tier(2, 10, 95), tier(3, 25, 90)],
};
const prices = [tier(1, 5, 80), tier(2, 20, 70)];
const discounts = [tier(1, 5, null, 10), tier(2, 20, null, 12.5)];
const june = [
  period(1, 60, '2026-06-01', '2026-06-30'),
  period(10, 55, '2026-06-01', '2026-06-30'),
];

test.each<[string, Partial<PriceFacts>, [string, number, number | null]]>([
  ['the list price when nothing else', { groupTiers: [] }, ['LISTENPREIS', 100, null]],
  ['the highest tier that is reached', {}, ['PREISGRUPPE', 95, 2]],
  ['the list price below the first tier', { menge: 0.5 }, ['LISTENPREIS', 100, null]],
  ['a tier exactly at its quantity', { menge: 25 }, ['PREISGRUPPE', 90, 3]],
  ['tiers in any order', { groupTiers: [tier(2, 10, 95), tier(1, 1, 98)] }, ['PREISGRUPPE', 95, 2]],
  ['a surcharge', { groupTiers: [tier(1, 1, null, 2.5)] }, ['PREISGRUPPE', 102.5, 1]],
  [
    'a surcharge, rounded half up',
    { vknetto: 0.7, groupTiers: [tier(1, 1, null, 50)] },
    ['PREISGRUPPE', 1.05, 1],
  ],
  [
    'a special price by quantity',
    { special: { ...special, tiers: prices } },
    ['SONDERPREIS_MENGE', 80, 1],
  ],
  [
    'a fixed special price below its tiers',
    { menge: 2, special: { ...special, sonderpreis: 85, tiers: prices } },
    ['SONDERPREIS_MENGE', 85, null],
  ],
  [
    'the price group below special tiers',
    { menge: 2, special: { ...special, tiers: prices } },
    ['PREISGRUPPE', 98, 1],
  ],
  [
    'a discount on the list price',
    { special: { ...special, preisart: '2', tiers: discounts } },
    ['RABATT_MENGE', 90, 1],
  ],
  [
    'a higher discount',
    { menge: 20, special: { ...special, preisart: '2', tiers: discounts } },
    ['RABATT_MENGE', 87.5, 2],
  ],
  [
    'a price of a period before all others',
    { special: { ...special, preisart: '3', periods: june, tiers: prices } },
    ['SONDERPREIS_ZEIT', 55, null],
  ],
  [
    'the first day of a period',
    { datum: '2026-06-01', menge: 1, special: { ...special, preisart: '3', periods: june } },
    ['SONDERPREIS_ZEIT', 60, null],
  ],
  [
    'the last day of a period',
    { datum: '2026-06-30', menge: 1, special: { ...special, preisart: '3', periods: june } },
    ['SONDERPREIS_ZEIT', 60, null],
  ],
  [
    'prices by quantity after a period',
    { datum: '2026-07-01', special: { ...special, preisart: '3', periods: june, tiers: prices } },
    ['SONDERPREIS_MENGE', 80, 1],
  ],
  [
    'no period of another kind',
    { special: { ...special, preisart: '2', periods: june } },
    ['PREISGRUPPE', 95, 2],
  ],
])('finds %s', (_, changed, [regel, einzelpreis, stufe]) => {
  expect(findPrice({ ...facts, ...changed })).toMatchObject({ regel, einzelpreis, stufe });
});

test('discounts agreed with the customer stay beside the price', () => {
  const found = findPrice({ ...facts, special: { ...special, rabatt1: 2, rabatt2: 1 } });
  expect(found).toMatchObject({ regel: 'PREISGRUPPE', rabatt1: 2, rabatt2: 1 });
});

test.each<[string, Partial<PriceFacts>, string[]]>([
  [
    'what lost to a period',
    { special: { ...special, preisart: '3', periods: june, tiers: prices } },
    ['GEWONNEN 55', 'NACHRANGIG 80', 'OHNE', 'NACHRANGIG 95', 'NACHRANGIG 100'],
  ],
  [
    'a period of another day and tiers that are not reached',
    {
      datum: '2026-07-01',
      menge: 2,
      special: { ...special, preisart: '3', periods: june, tiers: prices },
    },
    ['ZEITRAUM', 'MENGE', 'OHNE', 'GEWONNEN 98', 'NACHRANGIG 100'],
  ],
  [
    'a period from a higher quantity on',
    { menge: 1, special: { ...special, preisart: '3', periods: june.slice(1) } },
    ['MENGE', 'OHNE', 'OHNE', 'GEWONNEN 98', 'NACHRANGIG 100'],
  ],
  [
    'a discount that is not reached',
    { menge: 2, special: { ...special, preisart: '2', tiers: discounts } },
    ['OHNE', 'OHNE', 'MENGE', 'GEWONNEN 98', 'NACHRANGIG 100'],
  ],
  [
    'nothing but the list price',
    { groupTiers: [] },
    ['OHNE', 'OHNE', 'OHNE', 'OHNE', 'GEWONNEN 100'],
  ],
])('says %s', (_, changed, expected) => {
  const said = triedRules({ ...facts, ...changed });
  expect(
    said.map(({ ergebnis, einzelpreis }) => `${ergebnis} ${einzelpreis ?? ''}`.trim()),
  ).toEqual(expected);
});
