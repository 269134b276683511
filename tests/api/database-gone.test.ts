import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, send, type ApiClient } from '../support/api-client';
import { runServer, type ServerProcess } from '../support/server-process';
import { startDemoCluster } from '../support/test-cluster';

describe('when PostgreSQL goes away', () => {
  let postgresql: Awaited<ReturnType<typeof startDemoCluster>>;
  let server: ServerProcess;
  let client: ApiClient;

  beforeAll(async () => {
    postgresql = await startDemoCluster({ durable: true });
    server = await runServer({ DATABASE_URL: postgresql.database, PORT: '0', NODE_ENV: 'test' });
    client = await clientOf(server.url, 'buero');
  });
  afterAll(async () => {
    await server.end();
    await postgresql.stop();
  });

  test('calls answer 503 without a word of the database, and work again when it is back', async () => {
    const path = '/stammdaten/adressen/9';
    expect((await client.patch(path, { s01: 'vorher' }, '"1"')).status).toBe(200);
    // Calls under way while it crashes must end as well.
    const underWay = Array.from({ length: 20 }, (_, index) =>
      client.post('/stammdaten/adressen', { name1: `Während ${index}` }),
    );
    postgresql.crash();
    for (const reply of await Promise.all(underWay)) expect([201, 503]).toContain(reply.status);

    for (const reply of [
      await client.get(path),
      await client.patch(path, { s01: 'x' }, '"2"'),
      await send(server.url, 'GET', '/webapp/systeminfo'),
    ]) {
      expect([reply.status, ...codesOf(reply)]).toEqual([503, 'msg_general_unavailable']);
      expect(JSON.stringify(reply.body)).not.toMatch(/ECONN|postgres|terminat|select/i);
    }
    expect((await fetch(`${server.url}/addresses`)).status).not.toBe(500);

    await postgresql.start();
    expect(recordOf(await client.get(path))).toMatchObject({ s01: 'vorher', version: 2 });
    expect((await client.patch(path, { s01: 'nachher' }, '"2"')).status).toBe(200);
  });

  test('a second process on the same database sees sessions and changes at once', async () => {
    const second = await runServer({
      DATABASE_URL: postgresql.database,
      PORT: '0',
      NODE_ENV: 'test',
    });
    try {
      const headers = { authorization: `Bearer ${client.token}` };
      const created = await client.post('/stammdaten/adressen', { name1: 'Geteilt' });
      const path = created.headers.get('location') ?? '';
      expect((await send(second.url, 'GET', path, { headers })).status).toBe(200);
      expect((await send(second.url, 'DELETE', '/login', { headers })).status).toBe(204);
      expect((await client.get(path)).status).toBe(401);
    } finally {
      await second.end();
    }
  });
});
