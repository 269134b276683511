import { beforeAll, describe, expect, test } from 'vitest';
import { groupRows } from '../../src/engine/at-hand/group-rows';
import { inOrderOf, rowTest, type RowPredicate } from '../../src/engine/at-hand/row-query';
import { clientOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { fullMatrix } from '../support/full-matrix';
import { randomTree, seeded } from '../support/predicate-evaluation';
import { seed } from '../support/seed';
import { testServer } from '../support/test-server';

/** Questions to each list. */
const QUESTIONS = fullMatrix ? 500 : 60;

/** Lists with what is asked of them: texts, figures, dates, moments, local times, booleans, choices, empty ones. */
const lists = [
  {
    path: '/stammdaten/adressen',
    query: 'stammdaten/adressen',
    fields: ['name1', 'name2', 'ort', 'plz', 'lkz', 'kreditlimit', 'erstkontakt', 'istKunde'],
    sums: ['kreditlimit', 'opvBetrag'],
    money: ['kreditlimit', 'opvBetrag'],
  },
  {
    path: '/service/planung',
    query: 'service/planung',
    fields: [
      'beginnDatum',
      'endeDatum',
      'auftragsstatus',
      'technikerId',
      'titel',
      'ort',
      'strecke',
    ],
    sums: ['strecke'],
    money: [],
  },
  {
    path: '/crm/tickets',
    query: 'crm/tickets',
    fields: ['betreff', 'prioritaet', 'erledigungBis', 'adresseId'],
    sums: ['prioritaet'],
    money: [],
  },
] as const;

describe.each(lists)('$path on the device answers as on the server', (list) => {
  const server = testServer();
  let office: ApiClient;
  let all: Row[];

  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
    all = rowsOf(await office.get(`${list.path}?limit=2000`));
    expect(all.length).toBeGreaterThan(10);
  });

  const ask = async (body: object) => {
    const reply = await office.post(`/cmn/computed-queries/${list.query}`, body);
    expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({})]);
    return reply.body as { data: Row[]; groups?: unknown; totals?: unknown };
  };

  test('every operator, alone and in trees, in every order', async () => {
    const random = seeded(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    for (let number = 0; number < QUESTIONS; number++) {
      const predicate = randomTree(all, list.fields, random) as RowPredicate;
      const order = [pick(list.fields), pick(list.fields)].map((field) => ({
        field,
        descending: random() < 0.5,
      }));
      const { data } = await ask({
        additionalPredicate: predicate,
        pageable: {
          limit: 0,
          sortOrders: order.map(({ field, descending }) => ({
            attribute: field,
            direction: descending ? 'DESC' : 'ASC',
          })),
        },
      });
      const ours = inOrderOf(all.filter(rowTest({ predicate })), order);
      expect(
        ours.map(({ id }) => id),
        JSON.stringify({ predicate, order }),
      ).toEqual(data.map(({ id }) => id));
    }
  });

  test('groups and what they add up to', async () => {
    const random = seeded(seed + 1);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const sum = list.sums.flatMap((field) =>
      ['SUM', 'AVG', 'MIN', 'MAX', 'COUNT'].map((name) => ({ field, function: name })),
    );
    for (let number = 0; number < QUESTIONS / 4; number++) {
      const group = [...new Set([pick(list.fields), pick(list.fields)])];
      const predicate = randomTree(all, list.fields, random, 2) as RowPredicate;
      const order = [{ field: group[0] as string, descending: random() < 0.5 }];
      const { groups, totals } = await ask({
        additionalPredicate: predicate,
        returnData: false,
        pageable: {
          sortOrders: order.map(({ field, descending }) => ({
            attribute: field,
            direction: descending ? 'DESC' : 'ASC',
          })),
        },
        grouping: group.map((attribute) => ({ attribute })),
        aggregates: sum.map(({ field, function: of }) => ({ attribute: field, function: of })),
      });
      const rows = all.filter(rowTest({ predicate }));
      const isMoney = (field: string) => (list.money as readonly string[]).includes(field);
      const money = { isMoney, isPerCurrency: 'waehrung' in (all[0] as Row) };
      const ours = groupRows(rows, { order, group, sum }, money);
      if (ours.moreGroups) continue;
      expect(ours, JSON.stringify({ predicate, group })).toEqual({ groups, totals });
    }
  });

  test('a search finds no less than the server, and nothing without the words', async () => {
    const random = seeded(seed + 2);
    for (let number = 0; number < QUESTIONS; number++) {
      const row = all[Math.floor(random() * all.length)] as Row;
      const words = list.fields
        .map((field) => row[field])
        .filter((value): value is string => typeof value === 'string' && /^\p{L}{3,}/u.test(value));
      const word = words[Math.floor(random() * words.length)];
      if (word === undefined) continue;
      const search = word.slice(0, 3 + Math.floor(random() * 4)).trim();
      const reply = await office.get(`${list.path}?limit=2000&suche=${encodeURIComponent(search)}`);
      const ours = new Set(all.filter(rowTest({ search })).map(({ id }) => id));
      const missed = rowsOf(reply).filter(({ id }) => !ours.has(id));
      expect(missed, search).toEqual([]);
      expect(ours.size).toBeLessThanOrEqual(all.length);
    }
  });
});
