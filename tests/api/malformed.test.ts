import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, fieldErrorsOf, send, type ApiClient } from '../support/api-client';
import { testServer } from '../support/test-server';

describe('requests that are wrong', () => {
  const server = testServer();
  let client: ApiClient;
  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
  });

  const own = () => ({ authorization: `Bearer ${client.token}` });
  const post = (body: string, headers: Record<string, string> = {}) =>
    send(server().url, 'POST', '/stammdaten/adressen', { body, headers: { ...own(), ...headers } });

  test.each([
    ['no JSON', '{', 400, 'msg_request_unreadable'],
    ['a prototype', '{"__proto__":{"x":1}}', 400, 'msg_request_unreadable'],
    ['too deep', `{"name1":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 422, 'name1'],
    ['too many lists', `{"name1":${'['.repeat(200_000)}`, 413, 'msg_body_too_large'],
    ['too many names', `{${'"a":0,'.repeat(50_000)}"b":0}`, 413, 'msg_body_too_large'],
    ['too large', JSON.stringify({ name1: 'x'.repeat(1_100_000) }), 413, 'msg_body_too_large'],
    ['nothing', '', 400, 'msg_body_missing'],
  ])('a body with %s', async (_, body, status, code) => {
    const reply = await post(body);
    const said = [...codesOf(reply), ...Object.keys(fieldErrorsOf(reply))];
    expect([reply.status, ...said]).toEqual([status, code]);
  });

  test('thousands of unknown properties are not all listed', async () => {
    const body = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`p${index}`, 1]));
    const reply = await post(JSON.stringify(body));
    expect(reply.status).toBe(422);
    expect(Object.keys(fieldErrorsOf(reply))).toHaveLength(100);
  });

  test('only JSON is accepted', async () => {
    const reply = await post('name1=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([reply.status, ...codesOf(reply)]).toEqual([415, 'msg_body_type']);
  });

  test.each([
    ['/stammdaten/adressen?foo=1', 'foo'],
    ['/stammdaten/adressen?__proto__=1', '__proto__'],
    ['/stammdaten/adressen?limit=0', 'limit'],
    ['/stammdaten/adressen?limit=2001', 'limit'],
    ['/stammdaten/adressen?limit=1e2', 'limit'],
    ['/stammdaten/adressen?limit=1&limit=2', 'limit'],
    ['/stammdaten/adressen?offset=-1', 'offset'],
    ['/stammdaten/adressen?offset=9007199254740993', 'offset'],
    ['/stammdaten/adressen?returnTotal=yes', 'returnTotal'],
    ['/stammdaten/adressen?suche=a%00bc', 'suche'],
    ['/stammdaten/adressen/abc', 'id'],
    ['/stammdaten/adressen/0', 'id'],
    ['/stammdaten/adressen/9007199254740992', 'id'],
    ['/webapp/parameter/1x', 'name'],
  ])('%s', async (path, field) => {
    const reply = await client.get(path);
    expect([path, reply.status, Object.keys(fieldErrorsOf(reply))]).toEqual([path, 422, [field]]);
  });

  test('unknown paths, other methods, unreadable addresses', async () => {
    const codes = async (method: string, path: string) => {
      const reply = await send(server().url, method, path, { headers: own() });
      return [reply.status, ...codesOf(reply)];
    };
    expect(await codes('GET', '/nirgends')).toEqual([404, 'msg_path_unknown']);
    expect(await codes('PUT', '/stammdaten/adressen/1')).toEqual([405, 'msg_method_not_allowed']);
    expect(await codes('GET', '/stammdaten/%zz')).toEqual([400, 'msg_request_unreadable']);
    const other = await send(server().url, 'POST', '/webapp/me', { body: {}, headers: own() });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test('an error carries the whole payload', async () => {
    const reply = await client.get('/stammdaten/adressen/999999', { 'accept-language': 'en' });
    expect(reply.body).toEqual({
      errors: {
        services: [
          {
            messageCode: 'msg_record_not_found',
            message: 'Record not found',
            messageParameters: [],
          },
        ],
        fieldErrors: {},
      },
      trackingId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      httpStatus: 404,
      instance: '/vario-api/stammdaten/adressen/999999',
      type: 'urn:kontor:problem:msg_record_not_found',
      title: 'Not found',
      status: 404,
      detail: 'Record not found',
    });
  });

  test('JSON may be declared on a call without a body', async () => {
    const headers = { ...own(), 'content-type': 'application/json' };
    const reply = await fetch(`${server().url}/vario-api/login`, { method: 'DELETE', headers });
    expect(reply.status).toBe(204);
    client = await clientOf(server().url, 'buero');
  });

  test('clients that send slowly or not at all are gone within 30 s, others do not notice', async () => {
    const { port } = new URL(server().url);
    const started = Date.now();
    const silent = closedAfter(Number(port), '');
    const slow = closedAfter(Number(port), 'POST /vario-api/login HTTP/1.1\r\nhost: x\r\n');
    const half = closedAfter(
      Number(port),
      'POST /vario-api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    );
    expect((await client.get('/webapp/me')).status).toBe(200);
    await Promise.all([silent, slow, half]);
    expect(Date.now() - started).toBeLessThan(30_000);
  }, 45_000);
});

function closedAfter(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
    socket.resume();
  });
}
