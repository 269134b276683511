import { describe, expect, test } from 'vitest';
import { clientOf, codesOf, type ApiClient, type Reply } from '../support/api-client';
import { testServer } from '../support/test-server';

const ONE = { KONTOR_HEAVY_AT_ONCE: '1', KONTOR_CALLS_AT_ONCE: '3' };
const QUERY = '/cmn/computed-queries/stammdaten/adressen';
const hundred = Array.from({ length: 100 }, (_, index) => `s0${(index % 9) + 1}~x${index}`);

const heavy: [string, (client: ApiClient) => Promise<Reply>][] = [
  ['every row', (client) => client.post(QUERY, { pageable: { limit: 0 } })],
  ['a count', (client) => client.get('/stammdaten/adressen?limit=1&returnTotal=true')],
  [
    'a hundred conditions',
    (client) => client.get(`/stammdaten/adressen?filter=${hundred.join(',')}`),
  ],
  [
    'groups and sums',
    (client) =>
      client.post(QUERY, {
        grouping: [{ attribute: 'ort' }],
        aggregates: [{ attribute: 'kreditlimit', function: 'SUM' }],
      }),
  ],
  ['a report', (client) => client.get('/auswertungen/umsatzstatistik/daten')],
];

const count = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const times = <T>(number: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: number }, run));

describe('what waits for its turn', () => {
  const server = testServer(ONE);

  test('is answered: heavy reads one after the other, and many light ones', async () => {
    const client = await clientOf(server().url, 'buero');
    for (const [name, run] of heavy) {
      const replies = await times(3, () => run(client));
      expect([name, count(replies, 200)]).toEqual([name, 3]);
    }
    const light = await times(100, () => client.get('/stammdaten/adressen?limit=5'));
    expect(count(light, 200)).toBe(100);
  });
});

describe('what one user can ask for at once', () => {
  const server = testServer(ONE);

  test.each(heavy)('%s is bounded: who asks for too much is told to wait', async (_, run) => {
    const client = await clientOf(server().url, 'buero');
    const other = await clientOf(server().url, 'admin');
    const many = times(150, () => run(client));
    // Beside them, light work of the same user and heavy work of another one go on.
    const light = await times(10, () => client.get('/webapp/me'));
    expect(count(light, 200)).toBe(10);
    expect((await run(other)).status).toBe(200);
    const replies = await many;
    expect(count(replies, 200)).toBeGreaterThan(0);
    expect(count(replies, 429)).toBeGreaterThan(0);
    expect(count(replies, 200) + count(replies, 429)).toBe(150);
    for (const reply of replies.filter(({ status }) => status === 429)) {
      expect(codesOf(reply)).toEqual(['msg_general_busy 5']);
      expect(reply.headers.get('retry-after')).toBe('5');
      expect(reply.headers.get('x-rate-limit-retry-after-seconds')).toBe('5');
    }
    expect((await run(client)).status).toBe(200);
  });
});

describe('calls that gather what others answer', () => {
  const server = testServer(ONE);

  test('leave their user the rest of the server, and end with who has sent them', async () => {
    const client = await clientOf(server().url, 'buero');
    const leaving = new AbortController();
    const body = JSON.stringify({ pfade: Array(200).fill('/stammdaten/adressen?limit=50') });
    const headers = {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
    };
    const many = times(16, () =>
      fetch(`${server().url}/vario-api/system/abrufe`, {
        method: 'POST',
        headers,
        body,
        signal: leaving.signal,
      }).catch(() => undefined),
    );
    // They are under way by then.
    await new Promise((done) => setTimeout(done, 1_000));
    const light = await times(10, () => client.get('/webapp/me'));
    expect(count(light, 200)).toBe(10);
    leaving.abort();
    await many;
    // Those that waited have given up, and those that had begun end with the path that they are at.
    const { body: answer, status } = await client.post('/system/abrufe', {
      pfade: ['/stammdaten/adressen/1'],
    });
    expect([status, (answer as { result: { status: number }[] }).result[0]?.status]).toEqual([
      200, 200,
    ]);
  });
});
