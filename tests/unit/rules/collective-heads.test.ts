import { expect, test } from 'vitest';
import {
  planCollective,
  type CollectiveHead,
  type HeadChoice,
} from '../../../schemas/rules/collective-heads';

const same = {
  adresseId: 1,
  waehrung: 'EUR',
  besteuerung: 'INLAND',
  rabatt1: null,
  rabatt2: null,
  name1: 'Muster GmbH',
  name2: null,
  name3: null,
  strasse: 'Weg 1',
  plz: '20457',
  ort: 'Hamburg',
  lkz: 'DE',
  ansprechpartnerId: null,
  ustId: null,
  sprache: 'de',
  zahlungsart: 1,
  lieferbedingung: 1,
  bestellnummerKunde: null,
  auftragsDatum: null,
  liefertermin: null,
  fixtermin: false,
  kopftext: null,
  fusstext: null,
  lagerId: 1,
  dealId: null,
  ticketId: null,
} satisfies Omit<CollectiveHead, 'id'>;

type Head = Partial<CollectiveHead>;

/** Groups as their ids, fields that differ (chosen ones with «!»), and what keeps groups apart. */
function planned(heads: readonly Head[], choices: readonly HeadChoice[] = []) {
  const plan = planCollective(
    heads.map((head, index) => ({ ...same, id: index + 1, ...head })),
    choices,
  );
  return [
    plan.groups.map(({ heads: [...some] }) => some.map(({ id }) => id).join('+')).join(' '),
    plan.differences.map(({ feld, isChosen }) => `${feld}${isChosen ? '!' : ''}`).join(' '),
    plan.apart.join(' '),
  ];
}

test.each<[string, readonly Head[], readonly HeadChoice[], string, string, string]>([
  ['one alone', [{}], [], '1', '', ''],
  ['all alike', [{}, {}, {}], [], '1+2+3', '', ''],
  ['other terms', [{}, { zahlungsart: 2 }, {}], [], '1+3 2', 'zahlungsart', 'zahlungsart'],
  [
    'the terms of one of them',
    [{}, { zahlungsart: 2 }, {}],
    [{ feld: 'zahlungsart', id: 2 }],
    '1+2+3',
    'zahlungsart!',
    '',
  ],
  [
    'no terms at all are other ones',
    [{}, { zahlungsart: null }],
    [],
    '1 2',
    'zahlungsart',
    'zahlungsart',
  ],
  [
    'two differences, one of them chosen',
    [{}, { zahlungsart: 2, sprache: 'en' }, { sprache: 'en' }],
    [{ feld: 'zahlungsart', id: 1 }],
    '1 2+3',
    'sprache zahlungsart!',
    'sprache',
  ],
  [
    'a recipient is one difference, however much of it differs',
    [{}, { name2: 'Werk Nord', strasse: 'Weg 2' }],
    [],
    '1 2',
    'empfaenger',
    'empfaenger',
  ],
  ['an empty text is none', [{ name2: '' }, { name2: null }], [], '1+2', '', ''],
  ['no discount and one of 0 %', [{ rabatt1: 0 }, { rabatt1: null }], [], '1+2', '', ''],
  ['another discount is never chosen', [{ rabatt1: 5 }, {}], [], '1 2', '', 'rabatt1'],
  ['another currency is never chosen', [{ waehrung: 'CHF' }, {}], [], '1 2', '', 'waehrung'],
  ['another taxation', [{ besteuerung: 'AUSFUHR' }, {}], [], '1 2', '', 'besteuerung'],
  ['another debtor', [{}, { adresseId: 2 }, {}], [], '1+3 2', '', 'adresseId'],
  [
    'what debtors differ in is not asked about',
    [{}, { adresseId: 2, zahlungsart: 2, sprache: 'fr' }],
    [],
    '1 2',
    '',
    'adresseId',
  ],
  [
    'each debtor has differences of his own',
    [{}, { zahlungsart: 2 }, { adresseId: 2 }, { adresseId: 2, zahlungsart: 3 }],
    [{ feld: 'zahlungsart', id: 4 }],
    '1 2 3+4',
    'zahlungsart zahlungsart!',
    'adresseId zahlungsart',
  ],
  ['another VAT id', [{ ustId: 'DE1' }, { ustId: 'DE2' }], [], '1 2', 'ustId', 'ustId'],
  [
    'another contact',
    [{ ansprechpartnerId: 3 }, {}],
    [],
    '1 2',
    'ansprechpartnerId',
    'ansprechpartnerId',
  ],
  [
    'other delivery terms',
    [{ lieferbedingung: 2 }, {}],
    [],
    '1 2',
    'lieferbedingung',
    'lieferbedingung',
  ],
  [
    'other texts and days keep nothing apart',
    [{ kopftext: 'A', liefertermin: '2026-12-01' }, {}],
    [],
    '1+2',
    '',
    '',
  ],
])('%s', (_, heads, choices, groups, differences, apart) => {
  expect(planned(heads, choices)).toEqual([groups, differences, apart]);
});

test('the chosen head counts where documents differ, and nowhere else', () => {
  const heads = [
    { ...same, id: 1 },
    { ...same, id: 2, zahlungsart: 2 },
    { ...same, id: 3, sprache: 'en' },
  ];
  const plan = planCollective(heads, [{ feld: 'zahlungsart', id: 2 }]);
  expect(plan.groups.map(({ counts }) => counts.zahlungsart?.id)).toEqual([2, undefined]);
});

test('what documents say differently is named as left out', () => {
  const heads = [
    { ...same, id: 1, kopftext: 'Danke', bestellnummerKunde: '4711' },
    { ...same, id: 2, fixtermin: true, bestellnummerKunde: '4712' },
  ];
  expect(planCollective(heads).groups[0]?.omitted).toEqual([
    'bestellnummerKunde',
    'fixtermin',
    'kopftext',
  ]);
});
