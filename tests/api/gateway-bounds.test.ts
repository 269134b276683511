import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerJson, head, received, testGateway } from '../support/test-gateway';

const { seen, base, start } = testGateway((_, response) => answerJson(response, []));
afterEach(() => vi.useRealTimers());

describe('requests', () => {
  test('a body that does not come is given up, before and behind the log-in', async () => {
    const { app, connection, begin } = await start();
    const { token } = await begin();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    for (const path of ['/api/login', '/api/things']) {
      const socket = connection(
        head(
          `POST ${path}`,
          `authorization: Bearer ${token}`,
          'content-type: application/json',
          'content-length: 9',
        ) + '{',
      );
      await once(app.server, 'request');
      await turn();
      vi.advanceTimersByTime(20_000);
      expect(await received(socket)).toMatch(/^HTTP\/1.1 408 /);
    }
  });

  test('methods that no page needs reach no backend', async () => {
    const { connection, begin } = await start();
    const { token } = await begin();
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'CONNECT']) {
      const socket = connection(
        head(`${method} /api/things`, `authorization: Bearer ${token}`, 'connection: close'),
      );
      expect(await received(socket)).not.toMatch(/^HTTP\/1.1 2/);
    }
    expect(seen).toEqual([]);
  });

  test('a path of the log-in has its own methods only, whatever the backend has there', async () => {
    const { ask, as, begin } = await start();
    const { token } = await begin();
    const statuses = await Promise.all([
      ask('/api/login', as(token)),
      ask('/api/login/erneuerung', as(token)),
      ask('/api/webapp/me', { method: 'PUT', ...as(token) }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([405, 405, 405]);
    expect(seen).toEqual([]);
  });

  test('only known headers pass, and none of the connection’s own', async () => {
    const { connection, begin } = await start();
    const { token } = await begin();
    const strange = ['x-http-method-override', 'x-original-url', 'x-rewrite-url', 'x-accel-x'];
    const more = ['forwarded', 'x-forwarded-host', 'proxy-authorization', 'x-api-key', 'te'];
    await received(
      connection(
        head(
          'GET /api/things',
          `authorization: Bearer ${token}`,
          'if-match: "1"',
          'if-none-match: "2"',
          'connection: close, If-Match',
          ...[...strange, ...more].map((name) => `${name}: trailers`),
        ),
      ),
    );
    const names = Object.keys(seen[0]?.headers ?? {});
    expect(names).toContain('if-none-match');
    expect([...strange, ...more, 'if-match'].filter((name) => names.includes(name))).toEqual([]);
  });

  test('what could be read as two requests is none', async () => {
    const { connection, begin } = await start();
    const { token } = await begin();
    const inner = head('GET /api/inner', `authorization: Bearer ${token}`);
    for (const lengths of [
      ['content-length: 5', 'transfer-encoding: chunked'],
      ['transfer-encoding: chunked, identity'],
      ['content-length: 5', 'content-length: 6'],
      ['transfer-encoding : chunked'],
    ]) {
      const socket = connection(
        head('POST /api/things', `authorization: Bearer ${token}`, ...lengths) +
          `0\r\n\r\n${inner}`,
      );
      expect(await received(socket)).toMatch(/^HTTP\/1.1 400 /);
    }
    // A body where none belongs is no part of what passes.
    const socket = connection(
      head(
        'GET /api/things',
        `authorization: Bearer ${token}`,
        `content-length: ${inner.length}`,
        'connection: close',
      ) + inner,
    );
    expect(await received(socket)).toMatch(/^HTTP\/1.1 200 /);
    expect(seen.map(({ url, body }) => url + body)).toEqual(['/v1/things']);
  });

  test.each(['/v1', ''])('nothing leads out of a backend’s base «%s»', async (path) => {
    const { connection, begin } = await start({ base: new URL(base()).origin + path });
    const { token } = await begin();
    for (const url of [
      '/api/../admin',
      '/api/x/..%2f..%2fadmin',
      '/api/%2e%2e/admin',
      '/api/..%5cadmin',
      '/api/..;a/admin',
      '/api/%252e%252e%252fadmin',
      // Beside a byte that is no text.
      '/api/%25ff/..%252f..%252fadmin',
      '/api//evil.example/x',
      '/api/x%00y',
      '/%61pi/%2e%2e/admin',
      '/%61pi.evil.example/x',
      'http://evil.example/api/things',
      '//evil.example/api/things',
    ]) {
      await received(
        connection(head(`GET ${url}`, `authorization: Bearer ${token}`, 'connection: close')),
      );
    }
    expect(seen).toEqual([]);
  });

  test('a larger body than any is refused before it is sent', async () => {
    const { connection, begin } = await start();
    const { token } = await begin();
    const length = `content-length: ${10 ** 9}`;
    const socket = connection(head('POST /api/things', `authorization: Bearer ${token}`, length));
    const [piece] = (await once(socket, 'data')) as [Buffer];
    expect(String(piece)).toMatch(/^HTTP\/1.1 413 /);
  });

  test('whoever asks too much waits', async () => {
    const pace = { KONTOR_BURST: '4', KONTOR_READS_PER_MINUTE: '6' };
    const { ask, as, begin } = await start({ env: pace });
    const { token } = await begin();
    const calls = Array.from({ length: 6 }, () => ask('/api/things', as(token)));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await ask('/api/login', { method: 'OPTIONS' })).status).toBe(429);
  });
});
