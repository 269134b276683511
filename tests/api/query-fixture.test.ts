import { beforeAll, describe, expect, test } from 'vitest';
import { decimal, roundHalfUp } from '../../schemas/rules/decimal';
import {
  clientOf,
  codesOf,
  rowsOf,
  type ApiClient,
  type Reply,
  type Row,
} from '../support/api-client';
import { fulfils, type Tree } from '../support/predicate-evaluation';
import { testServer } from '../support/test-server';

const LIST = '/pruefstand/geraete';
const QUERY = '/cmn/computed-queries/pruefstand/geraete';
const technik = 3;

const colours = ['ROT', 'GRUEN', 'BLAU', null];
const currencies = ['EUR', 'CHF', 'USD'];

/** Amounts that binary arithmetic gets wrong, in several currencies, some empty. */
const samples: Row[] = Array.from({ length: 40 }, (_, index) => ({
  bezeichnung: `Gerät ${index}`,
  farbe: colours[index % 4],
  waehrung: currencies[index % 3],
  preis: index % 7 === 0 ? null : [0.1, 0.2, 8.35, -19.99, 1.01, 33.33][index % 6],
  ek: index + 0.5,
  gewicht: index % 5 === 0 ? null : 0.125,
  anzahl: index % 3 === 0 ? null : index,
  gemessen: index % 2 ? `2026-10-2${4 + (index % 3)}T22:30:00Z` : null,
  lieferung: index % 4 ? '2026-02-28' : null,
  termin: index % 6 ? '2026-03-29T02:30' : null,
  ...(index < 10 ? { benutzerId: technik } : {}),
}));

interface Group {
  key: unknown;
  count: number;
  values: Row[];
  groups?: Group[];
}
interface Answer {
  definition: { attribute: string; type: string; scale?: number }[];
  data: Row[];
  groups: Group[];
  totals: { count: number; values: Row[] };
}

describe('queries over a made-up resource', () => {
  const server = testServer({}, 'tests/fixtures/gadgets/main.ts');
  /** `buero` sees all; `lesen` sees purchase prices; `technik` sees own rows and no purchase price. */
  let client: ApiClient, technician: ApiClient;
  let all: Row[];

  const run = (body: object, by = client) => by.post(QUERY, body);
  const answerOf = (reply: Reply) => {
    expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
    return reply.body as Answer;
  };
  const sum = (rows: Row[], name: string) =>
    Number(rows.reduce((total, row) => total.plus(Number(row[name] ?? 0)), decimal(0)));

  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
    technician = await clientOf(server().url, 'technik');
    for (const sample of samples) {
      const reply = await client.post(LIST, sample);
      expect([reply.status, reply.body]).toEqual([201, '']);
    }
    all = rowsOf(await client.get(`${LIST}?limit=100`));
  });

  /** A money aggregate as it is expected: one value for each currency among the rows, in their order. */
  const perCurrency = (rows: Row[], attribute: string, name: string): Row[] =>
    [...new Set(rows.map(({ waehrung }) => String(waehrung)))].sort().map((waehrung) => {
      const own = rows.filter((row) => row.waehrung === waehrung);
      const amounts = own.map((row) => row[attribute]).filter((value) => value !== null);
      const average = () =>
        amounts.length > 0
          ? roundHalfUp(decimal(sum(own, attribute)).div(amounts.length), 2)
          : null;
      const value = name === 'SUM' ? sum(own, attribute) : average();
      return { attribute, function: name, value, waehrung };
    });
  const aggregates = [
    { attribute: 'preis', function: 'SUM' },
    { attribute: 'preis', function: 'AVG' },
    { attribute: 'preis', function: 'COUNT' },
    { attribute: 'gewicht', function: 'SUM' },
    { attribute: 'gewicht', function: 'AVG' },
  ];
  const expectedValues = (rows: Row[]): Row[] => {
    const weights = rows.filter(({ gewicht }) => gewicht !== null);
    const average =
      weights.length > 0 ? roundHalfUp(decimal(sum(rows, 'gewicht')).div(weights.length), 3) : null;
    return [
      ...perCurrency(rows, 'preis', 'SUM'),
      ...perCurrency(rows, 'preis', 'AVG'),
      {
        attribute: 'preis',
        function: 'COUNT',
        value: rows.filter(({ preis }) => preis !== null).length,
      },
      { attribute: 'gewicht', function: 'SUM', value: sum(rows, 'gewicht') },
      { attribute: 'gewicht', function: 'AVG', value: average },
    ];
  };

  test('money is summed for each currency, everything else over all', async () => {
    const { totals } = answerOf(await run({ aggregates, returnData: false }));
    expect(totals).toEqual({ count: 40, values: expectedValues(all) });
  });

  test.each([['farbe'], ['waehrung']])('also in groups by %s and within', async (attribute) => {
    const other = attribute === 'farbe' ? 'waehrung' : 'farbe';
    const { groups, totals } = answerOf(
      await run({
        grouping: [{ attribute }, { attribute: other }],
        aggregates,
        returnData: false,
      }),
    );
    const grouped = (rows: Row[], name: string) =>
      [...new Set(rows.map((row) => row[name]))]
        .sort((a, b) => (a === null ? 1 : b === null ? -1 : String(a) < String(b) ? -1 : 1))
        .map((key) => ({ key, own: rows.filter((row) => row[name] === key) }));
    expect(groups).toEqual(
      grouped(all, attribute).map(({ key, own }) => ({
        key,
        count: own.length,
        values: expectedValues(own),
        groups: grouped(own, other).map((inner) => ({
          key: inner.key,
          count: inner.own.length,
          values: expectedValues(inner.own),
        })),
      })),
    );
    expect(totals.values).toEqual(expectedValues(all));
  });

  test('a property that needs a right is silently absent, and refused where it is named', async () => {
    const plain = answerOf(await run({}, technician));
    expect(plain.data.length).toBeGreaterThan(0);
    for (const row of plain.data) expect(row).not.toHaveProperty('ek');
    expect(plain.definition.map(({ attribute }) => attribute)).not.toContain('ek');
    const seen = answerOf(await run({})).definition.find(({ attribute }) => attribute === 'ek');
    expect(seen).toEqual({ attribute: 'ek', displayName: 'ek', type: 'money', scale: 2 });

    const ek = { attribute: 'ek' };
    const condition: Tree = { ...ek, operator: '>', value: 1 };
    for (const body of [
      { additionalPredicate: condition },
      { adhocPreset: { predicate: { op: 'NOT', items: [condition] } } },
      { adhocPreset: { columns: [ek] } },
      { adhocPreset: { columns: [ek] }, overrideResults: true },
      { adhocPreset: { sortOrders: [ek] } },
      { pageable: { sortOrders: [ek] } },
      { grouping: [ek] },
      { aggregates: [{ ...ek, function: 'SUM' }] },
      { aggregates: [{ ...ek, function: 'COUNT' }] },
    ]) {
      const reply = await run(body, technician);
      expect([body, reply.status, ...codesOf(reply)]).toEqual([
        body,
        403,
        'msg_auth_right_missing ART_EK',
      ]);
      expect((await run(body)).status).toBe(200);
    }
    // Hidden it shows nothing: a stored layout may name it.
    const hidden = { adhocPreset: { columns: [{ ...ek, visible: false }] } };
    expect((await run(hidden, technician)).status).toBe(200);
  });

  test('a shared preset passes over what its reader may not see', async () => {
    const reply = await client.post(`${QUERY}/presets`, {
      name: 'Einkauf',
      sichtbarkeit: 'ALLE',
      columns: [{ attribute: 'ek' }, { attribute: 'bezeichnung' }],
      sortOrders: [{ attribute: 'ek', direction: 'DESC' }],
      predicate: { attribute: 'ek', operator: '>', value: 1e6 },
      grouping: [{ attribute: 'ek' }],
      aggregates: [{ attribute: 'ek', function: 'SUM' }],
    });
    const presetId = Number(reply.headers.get('location')?.split('/').at(-1));
    expect(answerOf(await run({ presetId })).data).toEqual([]);
    const { definition, data, ...rest } = answerOf(await run({ presetId }, technician));
    expect(definition.map(({ attribute }) => attribute)).toEqual(['bezeichnung']);
    expect(data).toHaveLength(10);
    expect(rest).toEqual({});
  });

  test('only the rows that the caller may see are listed, grouped, counted and summed', async () => {
    const mine = all.filter(({ benutzerId }) => benutzerId === technik);
    const reply = await run(
      {
        grouping: [{ attribute: 'benutzerId' }],
        aggregates: [{ attribute: 'preis', function: 'SUM' }],
        additionalPredicate: { op: 'NOT', items: [{ attribute: 'id', operator: '=', value: 0 }] },
        returnTotal: true,
      },
      technician,
    );
    const { data, groups, totals } = answerOf(reply);
    expect(data.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
    expect(reply.headers.get('x-query-total')).toBe('10');
    expect(totals).toEqual({ count: 10, values: perCurrency(mine, 'preis', 'SUM') });
    expect(groups.map(({ key, count }) => [key, count])).toEqual([[technik, 10]]);
  });

  test('variables for days fit dates, moments and local times', async () => {
    for (const attribute of ['lieferung', 'gemessen', 'termin']) {
      const condition = { attribute, operator: '<', value: ':JAHRESANFANG+100' };
      const { data } = answerOf(await run({ additionalPredicate: condition }));
      expect(data.map(({ id }) => id)).toEqual(
        all.filter((row) => row[attribute] !== null).map(({ id }) => id),
      );
    }
  });

  test('a moment compares with a day where the company is', async () => {
    const after: Tree = { attribute: 'gemessen', operator: '>=', value: '2026-10-26' };
    const { data } = answerOf(await run({ additionalPredicate: after }));
    // Midnight of the 26th, after the change from summer time, is 23:00 UTC of the 25th.
    const expected = all.filter((row) =>
      fulfils(row, { ...after, value: '2026-10-25T23:00:00.000Z' }),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const { groups } = answerOf(await run({ grouping: [{ attribute: 'gemessen' }] }));
    expect(groups.map(({ key }) => key)).toEqual([
      ...[...new Set(all.map(({ gemessen }) => gemessen).filter((value) => value !== null))].sort(),
      null,
    ]);
  });
});
