import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, logIn, rowsOf, send, type ApiClient, type Reply } from '../support/api-client';
import { testServer } from '../support/test-server';

const LIST = '/stammdaten/adressen';
const QUERY = `/cmn/computed-queries${LIST}`;

/** Light reads whose statements may look at every row. */
const searches: [string, (client: ApiClient) => Promise<Reply>][] = [
  ['a text that no index knows', (client) => client.get(`${LIST}?limit=10&filter=name1~qx`)],
  ['a page far behind', (client) => client.get(`${LIST}?limit=1&offset=50000`)],
  [
    'a query far behind',
    (client) => client.post(QUERY, { pageable: { start: 50_000, limit: 10 } }),
  ],
];

describe('light reads of three users that take as long as they can', () => {
  const server = testServer();
  let holder: pg.Client;
  beforeAll(async () => {
    holder = new pg.Client({ connectionString: server().data });
    await holder.connect();
  });
  afterAll(async () => holder.end());

  test.each(searches)('leave connections to everybody else: %s', async (_, search) => {
    const { url } = server();
    const readers = await Promise.all(
      ['admin', 'buero', 'lesen'].map((user) => clientOf(url, user)),
    );
    const other = await clientOf(url, 'lager');
    const { erneuerungToken } = (await logIn(url, 'technik')).body as { erneuerungToken: string };
    // Every statement on that table waits from here on.
    await holder.query('begin');
    await holder.query('lock table addresses in access exclusive mode');
    let ended = 0;
    const ask = (reader: ApiClient) => search(reader).finally(() => (ended += 1));
    const slow = readers.flatMap((reader) => Array.from({ length: 12 }, () => ask(reader)));
    try {
      await new Promise((done) => setTimeout(done, 500));
      expect((await other.get('/webapp/me')).status).toBe(200);
      expect(ended).toBe(0);
      expect(rowsOf(await other.get('/stammdaten/artikel?limit=5')).length).toBeGreaterThan(0);
      expect((await logIn(url, 'ohne')).status).toBe(200);
      const renewal = { body: { erneuerungToken } };
      expect((await send(url, 'POST', '/login/erneuerung', renewal)).status).toBe(200);
    } finally {
      await holder.query('rollback');
    }
    const statuses = new Set((await Promise.all(slow)).map(({ status }) => status));
    expect(statuses).toContain(200);
  });
});
