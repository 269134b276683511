import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '../../schemas/rules/fold-text';
import { limitedTo } from '../../server/db/limited-pool';
import { databaseError } from '../../server/http/errors/database-problem';
import { matchesFolded } from '../../server/resources/lists/matches-folded';
import { textRoom } from '../../server/resources/lists/text-room';
import { clientOf, codesOf, type ApiClient, type Reply } from '../support/api-client';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';
import { testServer } from '../support/test-server';

const ADDRESSES = '/cmn/computed-queries/stammdaten/adressen';
const COUNTRIES = '/cmn/computed-queries/stammdaten/landeskennzeichen';

const contains = (attribute: string, value: string) => ({ attribute, operator: '~', value });
const all = (items: readonly object[]) => ({ op: 'AND', items });
/** Texts that leave an umlaut's «e» open inside. */
const folding = (count: number) => Array.from({ length: count }, (_, index) => `mu${index}r`);

const said = (reply: Reply) => [reply.status, ...codesOf(reply)];
const tooMany = [422, 'msg_filter_texts 2000 16'];

describe('texts that a list is searched for', () => {
  const server = testServer();
  let office: ApiClient;
  let nobody: ApiClient;
  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
    nobody = await clientOf(server().url, 'ohne');
  });

  test('are bounded by their letters together, whoever asks', async () => {
    const vowels = 'aeiou'.repeat(780);
    const items = Array.from({ length: 200 }, (_, index) => contains('land', vowels + index));
    for (const op of ['AND', 'OR'])
      expect(said(await nobody.post(COUNTRIES, { additionalPredicate: { op, items } }))).toEqual(
        tooMany,
      );
    const consonants = Array.from({ length: 21 }, () => contains('land', 'x'.repeat(100)));
    expect(said(await nobody.post(COUNTRIES, { additionalPredicate: all(consonants) }))).toEqual(
      tooMany,
    );
    const fits = { additionalPredicate: all(consonants.slice(1)) };
    expect((await nobody.post(COUNTRIES, fits)).status).toBe(200);
  });

  test('telephone numbers that no index holds are read row by row, and only a few of them', async () => {
    const admin = await clientOf(server().url, 'admin');
    const numbers = (count: number) =>
      Array.from({ length: count }, (_, index) => `telefon~30 1234 ${10 + index}`);
    const asked = (count: number) =>
      admin.get(`/system/benutzer?filter=${encodeURIComponent(numbers(count).join(','))}`);
    expect((await asked(16)).status).toBe(200);
    expect(said(await asked(17))).toEqual(tooMany);
  });

  test.each<[string, (texts: string[]) => Promise<Reply>]>([
    ['a filter', (t) => office.get(`/stammdaten/adressen?filter=${t.map((x) => `ort~${x}`)}`)],
    ['beginnings', (t) => office.get(`/stammdaten/adressen?filter=${t.map((x) => `s01^${x}`)}`)],
    ['the search', (t) => office.get(`/stammdaten/adressen?suche=${t.join('+')}`)],
    ['everything', (t) => office.get(`/webapp/suche?suche=${t.join('+')}`)],
    ['a query’s search', (t) => office.post(ADDRESSES, { suche: t.join(' ') })],
    [
      'a query',
      (t) =>
        office.post(ADDRESSES, {
          suche: t[0],
          adhocPreset: { predicate: all(t.slice(1, 9).map((text) => contains('ort', text))) },
          additionalPredicate: all(t.slice(9).map((text) => contains('name1', text))),
        }),
    ],
    [
      'groups and sums',
      (t) =>
        office.post(ADDRESSES, {
          returnData: false,
          grouping: [{ attribute: 'ort' }],
          additionalPredicate: all(t.map((text) => contains('name1', text))),
        }),
    ],
    [
      'a stored view',
      async (t) => {
        const predicate = all(t.slice(1).map((text) => contains('ort', text)));
        const stored = await office.post(`${ADDRESSES}/presets`, {
          name: `Viele Texte ${t.length}`,
          predicate,
        });
        const presetId = Number(stored.headers.get('location')?.split('/').at(-1));
        return office.post(ADDRESSES, { presetId, suche: t[0] });
      },
    ],
  ])('of which 16 may fold: %s', async (_, run) => {
    expect((await run(folding(16))).status).toBe(200);
    expect(said(await run(folding(17)))).toEqual(tooMany);
  });

  test('others may be as many as there are conditions', async () => {
    // Whatever follows a vowel at the end matches: nothing folds.
    const plain = Array.from({ length: 100 }, (_, index) => `ort~x${index}a`);
    expect((await office.get(`/stammdaten/adressen?filter=${plain.join(',')}`)).status).toBe(200);
  });

  test('a pinned view that asks for too much fails by itself', async () => {
    const predicate = all(folding(17).map((text) => contains('ort', text)));
    const view = { name: 'Zu viele Texte', predicate, istAngeheftet: true };
    expect((await office.post(`${ADDRESSES}/presets`, view)).status).toBe(201);
    const reply = await office.get('/webapp/start?bloecke=ansichten');
    const { ansichten } = (reply.body as { result: { ansichten: { result: object[] } } }).result;
    expect(ansichten.result).toEqual([
      expect.objectContaining({ name: 'Zu viele Texte', fehlgeschlagen: true }),
    ]);
  });
});

describe('stored conditions', () => {
  const server = testServer({ KONTOR_HEAVY_AT_ONCE: '1' });

  test.each(['a stored view', 'pinned views'])('weigh as said ones: %s', async (which) => {
    const client = await clientOf(server().url, which === 'pinned views' ? 'lager' : 'buero');
    const path = '/cmn/computed-queries/stammdaten/landeskennzeichen';
    const predicate = all(Array.from({ length: 5 }, () => contains('land', 'x')));
    const stored = await client.post(`${path}/presets`, {
      name: 'Texte',
      predicate,
      istAngeheftet: true,
    });
    const presetId = Number(stored.headers.get('location')?.split('/').at(-1));
    const run = () =>
      which === 'pinned views'
        ? client.get('/webapp/start?bloecke=ansichten')
        : client.post(path, { presetId });
    const replies = await Promise.all(Array.from({ length: 150 }, run));
    const statuses = new Set(replies.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 429]);
  });
});

describe('a read that takes too long', () => {
  const server = testServer({ KONTOR_READ_SECONDS: '1' });

  test('ends with a message, and what it asked for is there afterwards', async () => {
    const office = await clientOf(server().url, 'buero');
    const client = new pg.Client(server().data);
    await client.connect();
    const reads = [
      () => office.get('/stammdaten/adressen?filter=ort~ulm'),
      () => office.get('/stammdaten/adressen?suche=ulm'),
      () => office.get('/stammdaten/adressen?returnTotal=true&filter=ort~ulm'),
      () => office.post(ADDRESSES, { additionalPredicate: contains('ort', 'ulm') }),
      () => office.post(ADDRESSES, { pageable: { limit: 0 }, grouping: [{ attribute: 'ort' }] }),
      () => office.get('/webapp/suche?suche=ulm&abschnitte=addresses'),
    ];
    try {
      // Nothing that reads the table gets on.
      await client.query('begin; lock table addresses in access exclusive mode');
      const replies = await Promise.all(reads.map((read) => read()));
      for (const reply of replies) {
        expect(reply.status).toBe(422);
        expect(codesOf(reply)[0]).toMatch(/^msg_general_too_long \d+$/);
      }
      expect((await office.get('/webapp/me')).status).toBe(200);
    } finally {
      await client.end();
    }
    for (const read of reads) expect((await read()).status).toBe(200);
  });
});

describe('in the database', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.clean());

  test('LIKE and regular expressions say the same of every text', async () => {
    const stored = [
      'Müller Bauelemente', 'Mueller', 'Muller', 'Œuvre', 'Straße', 'Neueinkauf', 'Łódź Ae', 'a', 'ae',
      'e', '100 %', 'a_b', 'a\\b', 'Björn', 'Bjoern', 'aee', 'Ø 5', 'İzmir', 'xyz', 'O’Neil (A)', '１００％',
    ]; // prettier-ignore
    const typed = [
      'a', 'ae', 'ä', 'u', 'ue', 'mü', 'Mue', 'mu', 'muell', 'elemente', 'e', 'ee', 'aee', 'einkauf',
      'stra', 'strasse', 'ß', 'é', '%', '_', '\\', 'x', 'z', 'œ', 'ø', 'Bjö', 'Bjoe', 'bjorn', 'lodz a',
      'lodz ae', 'i', 'İ', 'llera', 'r b', '5', '％', '＿', '＼', '（a', "o'n", 'ﬁ',
    ]; // prettier-ignore
    for (const text of typed) {
      for (const where of ['contains', 'starts'] as const) {
        const own = matchesFolded(sql`kontor_fold(t)`, text, { where, room: textRoom() });
        const literal = foldText(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const pattern = where === 'starts' ? `^${literal}` : literal;
        const { rows } = await opened.database.orm.execute(
          sql`select t, (${own}) as own,
              kontor_fold(t) ~ regexp_replace(kontor_fold(${pattern}), '([aou])e?', '\\1e?', 'g') as expected
            from unnest(${sql.param(stored)}::text[]) t`,
        );
        expect(rows).toHaveLength(stored.length);
        for (const row of rows) {
          expect({ text, where, t: row.t, matches: row.own }).toEqual({
            text,
            where,
            t: row.t,
            matches: row.expected,
          });
        }
      }
    }
  });

  test('a limit of time is one call’s: statements and transactions, not the connection’s', async () => {
    const { pool } = opened.database;
    const limits = async () =>
      Promise.all(Array.from({ length: 20 }, () => pool.query('show statement_timeout')));
    const slow = sql`select pg_sleep(20)`;
    const tries = [
      limitedTo(100, pool).execute(slow),
      limitedTo(100, pool).transaction(async (tx) => tx.execute(slow)),
    ];
    for (const one of await Promise.allSettled(tries)) {
      expect(one.status).toBe('rejected');
      if (one.status === 'rejected') expect(databaseError(one.reason)?.code).toBe('57014');
    }
    const late = limitedTo(20, pool);
    await late.execute(sql`select 1`);
    await new Promise((resolve) => setTimeout(resolve, 40));
    await expect(late.execute(slow)).rejects.toThrow();
    const shown = (await limits()).map(({ rows }) => (rows as object[])[0]);
    expect(new Set(shown.map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"statement_timeout":"30s"}']),
    );
  });

  test('a read takes one connection, however many statements it asks side by side', async () => {
    const { pool } = opened.database;
    const one = limitedTo(10_000, pool);
    const asked = Promise.all(
      Array.from({ length: 12 }, () => one.execute(sql`select pg_sleep(0.05)`)),
    );
    const most: number[] = [];
    const watch = setInterval(() => most.push(pool.totalCount - pool.idleCount), 5);
    await asked;
    clearInterval(watch);
    expect(Math.max(...most)).toBe(1);
    expect(pool.waitingCount).toBe(0);
    // What fails gives its place back.
    const failing = limitedTo(10_000, pool);
    const failed = Array.from({ length: 6 }, () => failing.execute(sql`select 1 / 0`));
    for (const outcome of await Promise.allSettled(failed)) expect(outcome.status).toBe('rejected');
    expect((await failing.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  });
});
