import { afterEach, describe, expect, test, vi } from 'vitest';
import { setImmediate as turn } from 'node:timers/promises';
import { answerJson, head, testGateway } from '../support/test-gateway';

const { seen, start, answer } = testGateway((_, response) => answerJson(response, []));
afterEach(() => vi.useRealTimers());

/** Until something has happened on another connection. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

describe('answers', () => {
  test('a server in front is told nothing by the backend', async () => {
    answer((_, response) =>
      answerJson(response, [], 200, {
        'x-accel-redirect': '/secret',
        'x-sendfile': '/etc/passwd',
        'x-accel-expires': '9',
        'clear-site-data': '"*"',
        'access-control-allow-credentials': 'true',
        'service-worker-allowed': '/',
        'cache-control': 'public',
        connection: 'close, x-total-count',
        'x-total-count': '7',
        upgrade: 'h2c',
      }),
    );
    const { ask, as, begin } = await start();
    const { token } = await begin();
    const { headers } = await ask('/api/things', as(token));
    expect(headers.get('cache-control')).toBe('no-store');
    const told = [...headers.keys()];
    expect(told).toContain('content-type');
    expect(
      told.filter((name) => /^(x-(accel|send|total)|clear|access|service|upgrade)/.test(name)),
    ).toEqual([]);
  });

  test('a backend that says nothing is given up', async () => {
    const { ask, as, begin } = await start();
    const { token } = await begin();
    answer(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reply = ask('/api/things', as(token));
    await until(() => seen.length > 0);
    await vi.advanceTimersByTimeAsync(31_000);
    expect((await reply).status).toBe(504);
  });

  test('what nobody waits for any more is broken off', async () => {
    const { connection, begin } = await start();
    const { token } = await begin();
    const left = new Promise<void>((done) => {
      answer((_, response) => response.once('close', done));
    });
    const socket = connection(head('GET /api/things', `authorization: Bearer ${token}`));
    await until(() => seen.length > 0);
    socket.destroy();
    await left;
  });

  test('an answer without end is broken off, and one of the log-in is read no further than it may be', async () => {
    answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = Buffer.alloc(1024 * 1024, ' ');
      const more = () => {
        while (!response.destroyed && response.write(piece));
        response.once('drain', more);
      };
      more();
    });
    const { ask, as, begin } = await start({ me: { path: '/me', name: 'name' } });
    const { token } = await begin();
    expect((await ask('/api/webapp/me', as(token))).status).toBe(502);
    const reply = await ask('/api/things', as(token));
    await expect(reply.arrayBuffer()).rejects.toThrow();
  });

  test('are kept nowhere, however their address is written', async () => {
    const { ask, as, begin } = await start();
    const { token } = await begin();
    const { status, headers } = await ask('/%61pi/webapp/me', as(token));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});
