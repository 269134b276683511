import { beforeAll, describe, expect, test } from 'vitest';
import { decimal, roundHalfUp } from '../../schemas/rules/decimal';
import { clientOf, codesOf, rowsOf } from '../support/api-client';
import type { ApiClient, Reply, Row } from '../support/api-client';
import { compareGerman } from '../support/predicate-evaluation';
import { testServer } from '../support/test-server';

const PATH = '/cmn/computed-queries/stammdaten/adressen';

interface Value {
  attribute: string;
  function: string;
  value: unknown;
  waehrung?: string;
}
interface Group {
  key: unknown;
  count: number;
  values: Value[];
  groups?: Group[];
}
interface Answer {
  data: Row[];
  groups?: Group[];
  moreGroups?: boolean;
  totals?: { count: number; values: Value[] };
}

const aggregates = [
  { attribute: 'opvBetrag', function: 'SUM' },
  { attribute: 'kreditlimit', function: 'SUM' },
  { attribute: 'kreditlimit', function: 'AVG' },
  { attribute: 'kreditlimit', function: 'MIN' },
  { attribute: 'kreditlimit', function: 'COUNT' },
  { attribute: 'adressnummer', function: 'MAX' },
  { attribute: 'erstkontakt', function: 'MIN' },
  { attribute: 'name1', function: 'MAX' },
];

/** What the aggregates above are, counted in JavaScript. */
function expectedValues(rows: Row[]): Value[] {
  const filled = (name: string) => rows.map((row) => row[name]).filter((value) => value !== null);
  const sum = (name: string) =>
    filled(name).reduce<ReturnType<typeof decimal>>(
      (total, value) => total.plus(Number(value)),
      decimal(0),
    );
  const limits = filled('kreditlimit').map(Number);
  const money = (attribute: string, name: string, value: unknown): Value => ({
    attribute,
    function: name,
    value,
    waehrung: 'EUR',
  });
  return [
    money('opvBetrag', 'SUM', Number(sum('opvBetrag'))),
    money('kreditlimit', 'SUM', Number(sum('kreditlimit'))),
    money(
      'kreditlimit',
      'AVG',
      limits.length ? roundHalfUp(sum('kreditlimit').div(limits.length), 2) : null,
    ),
    money('kreditlimit', 'MIN', limits.length ? Math.min(...limits) : null),
    { attribute: 'kreditlimit', function: 'COUNT', value: limits.length },
    {
      attribute: 'adressnummer',
      function: 'MAX',
      value: Math.max(...rows.map(({ adressnummer }) => Number(adressnummer))),
    },
    { attribute: 'erstkontakt', function: 'MIN', value: filled('erstkontakt').sort()[0] ?? null },
    {
      attribute: 'name1',
      function: 'MAX',
      value: filled('name1').map(String).sort(compareGerman).at(-1),
    },
  ];
}

/** Groups of rows by attributes, ordered by key, empty ones last. */
function expectedGroups(rows: Row[], [attribute, ...inner]: string[]): Group[] {
  if (attribute === undefined) return [];
  const byKey = new Map<unknown, Row[]>();
  for (const row of rows) byKey.set(row[attribute], [...(byKey.get(row[attribute]) ?? []), row]);
  return [...byKey]
    .sort(([a], [b]) => {
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return typeof a === 'string' ? compareGerman(a, String(b)) : Number(a) - Number(b);
    })
    .map(([key, own]) => ({
      key,
      count: own.length,
      values: expectedValues(own),
      ...(inner.length > 0 ? { groups: expectedGroups(own, inner) } : {}),
    }));
}

describe('groups and totals', () => {
  const server = testServer();
  let client: ApiClient;
  let all: Row[];

  const run = (body: object) => client.post(PATH, { returnData: false, ...body });
  const answerOf = (reply: Reply) => {
    expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({})]);
    return reply.body as Answer;
  };
  const grouping = (...attributes: string[]) => attributes.map((attribute) => ({ attribute }));

  beforeAll(async () => {
    client = await clientOf(server().url, 'lesen');
    all = rowsOf(await client.get('/stammdaten/adressen?limit=2000'));
  });

  test('totals without groups', async () => {
    const answer = answerOf(await run({ aggregates }));
    expect(answer).not.toHaveProperty('groups');
    expect(answer.totals).toEqual({ count: 2000, values: expectedValues(all) });
    expect(answer.data).toEqual([]);
    const none = answerOf(
      await run({ aggregates, additionalPredicate: { attribute: 'id', operator: '<', value: 0 } }),
    );
    expect(none.totals?.count).toBe(0);
    expect(none.totals?.values.map(({ value }) => value)).toEqual([
      0,
      0,
      null,
      null,
      0,
      null,
      null,
      null,
    ]);
    expect(answerOf(await run({}))).not.toHaveProperty('totals');
  });

  test.each([[['lkz']], [['istKunde', 'lkz']], [['vertreter1', 'art', 'gesperrt']], [['plz']]])(
    'groups by %j',
    async (attributes) => {
      const answer = answerOf(await run({ grouping: grouping(...attributes), aggregates }));
      expect(answer.groups).toEqual(expectedGroups(all, attributes));
      expect(answer.totals).toEqual({ count: 2000, values: expectedValues(all) });
      expect(answer).not.toHaveProperty('moreGroups');
    },
  );

  test('over the filtered rows only, beside a page of them', async () => {
    const additionalPredicate = { attribute: 'lkz', operator: 'in', value: ['AT', 'CH'] };
    const answer = answerOf(
      await run({
        additionalPredicate,
        grouping: grouping('lkz'),
        pageable: { limit: 3 },
        returnData: true,
      }),
    );
    const rows = all.filter(({ lkz }) => lkz === 'AT' || lkz === 'CH');
    expect(answer.totals).toEqual({ count: rows.length, values: [] });
    expect(answer.groups?.map(({ key }) => key)).toEqual(['AT', 'CH']);
    expect(answer.data).toEqual(rows.slice(0, 3));
  });

  test('the order of a grouped attribute decides the direction of its groups', async () => {
    const keys = async (sortOrders: object[]) =>
      answerOf(
        await run({ grouping: grouping('vertreter1', 'lkz'), pageable: { sortOrders } }),
      ).groups?.flatMap(({ key, groups = [] }) => groups.map((group) => [key, group.key]));
    const up = await keys([]);
    const down = await keys([
      { attribute: 'lkz', direction: 'DESC' },
      { attribute: 'vertreter1', direction: 'DESC' },
    ]);
    expect(up?.length).toBeGreaterThan(3);
    expect(up?.at(-1)?.[0]).toBeNull();
    expect(down).toEqual([...(up ?? [])].reverse());
  });

  test('groups and rows follow values in a given order, others behind them', async () => {
    const ordered = async (direction: string) => {
      const sortOrders = [{ attribute: 'lkz', direction, values: ['CH', 'DE', 'nowhere'] }];
      const pageable = { sortOrders, limit: 2000 };
      const body = { grouping: grouping('lkz'), pageable, returnData: true };
      const { groups = [], data } = answerOf(await run(body));
      const keys = groups.map(({ key }) => key);
      expect([...new Set(data.map(({ lkz }) => lkz))]).toEqual(keys);
      return keys;
    };
    const up = await ordered('ASC');
    expect(up.slice(0, 2)).toEqual(['CH', 'DE']);
    expect(up.slice(2)).toEqual([...up.slice(2)].sort());
    expect(up.length).toBeGreaterThan(3);
    expect(await ordered('DESC')).toEqual([...up].reverse());
  });

  test('the keys of a group fetch its rows', async () => {
    const { groups = [] } = answerOf(await run({ grouping: grouping('vertreter1', 'art') }));
    for (const { key, groups: inner = [] } of groups.slice(-2)) {
      for (const { key: art, count } of inner) {
        const items = [
          key === null
            ? { attribute: 'vertreter1', operator: 'null' }
            : { attribute: 'vertreter1', operator: '=', value: key },
          { attribute: 'art', operator: '=', value: art },
        ];
        const reply = await run({ additionalPredicate: { op: 'AND', items }, returnTotal: true });
        expect(reply.headers.get('x-query-total')).toBe(String(count));
      }
    }
  });

  test('2,000 groups at most, and it is said that there are more', async () => {
    const exactly = answerOf(await run({ grouping: grouping('id') }));
    expect(exactly.groups).toHaveLength(2000);
    expect(exactly).not.toHaveProperty('moreGroups');
    const more = answerOf(await run({ grouping: grouping('istKunde', 'id') }));
    expect(more.moreGroups).toBe(true);
    expect(more.totals?.count).toBe(2000);
    const counted = (groups: Group[] = []): number =>
      groups.reduce((sum, { groups: inner }) => sum + 1 + counted(inner), 0);
    expect(counted(more.groups)).toBe(2000);
    // A group that is cut off still counts all its rows.
    expect(more.groups?.reduce((sum, { count }) => sum + count, 0)).toBe(2000);
  });

  test.each([
    [{ grouping: grouping('foo') }, 'msg_cunit_attribute_unknown foo'],
    [{ aggregates: [{ attribute: 'foo', function: 'COUNT' }] }, 'msg_cunit_attribute_unknown foo'],
    [{ aggregates: [{ attribute: 'ort', function: 'SUM' }] }, 'msg_cunit_aggregate ort SUM'],
    [
      { aggregates: [{ attribute: 'erstkontakt', function: 'AVG' }] },
      'msg_cunit_aggregate erstkontakt AVG',
    ],
    [
      { aggregates: [{ attribute: 'istKunde', function: 'MIN' }] },
      'msg_cunit_aggregate istKunde MIN',
    ],
  ])('refused %#', async (body, code) => {
    const reply = await run(body);
    expect([reply.status, ...codesOf(reply)]).toEqual([422, code]);
  });

  test('more than three levels, or one twice', async () => {
    expect((await run({ grouping: grouping('lkz', 'ort', 'plz', 'art') })).status).toBe(422);
    expect((await run({ grouping: grouping('lkz', 'lkz') })).status).toBe(422);
  });
});
