import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, recordOf, type ApiClient } from '../support/api-client';
import { testServer } from '../support/test-server';

interface Read {
  pfad: string;
  status: number;
  etag: string | null;
  inhalt: unknown;
}

describe('many readings in one call', () => {
  const server = testServer();
  let office: ApiClient;
  let technician: ApiClient;
  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
    technician = await clientOf(server().url, 'technik');
  });

  const read = async (client: ApiClient, pfade: readonly string[]): Promise<Read[]> => {
    const answer = await client.post('/system/abrufe', { pfade });
    expect(answer.status).toBe(200);
    return (answer.body as { result: Read[] }).result;
  };

  test('answer each path as a call of its own would, in their order', async () => {
    const list = '/stammdaten/adressen?limit=2&orderBy=id&filter=id%3E%3D2';
    const found = await read(office, [list, '/stammdaten/adressen/1', '/stammdaten/adressen/1']);
    const single = await office.get('/stammdaten/adressen/1');
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(found[0]?.inhalt).toEqual((await office.get(list)).body);
    expect(found[1]).toEqual({
      pfad: '/stammdaten/adressen/1',
      status: 200,
      etag: single.headers.get('etag'),
      inhalt: single.body,
    });
    expect(recordOf(single)).toMatchObject({ id: 1 });
  });

  test('ask for the rights of each; one that fails stops no other', async () => {
    const paths = ['/system/benutzer', '/stammdaten/adressen/99999999', '/service/planung?limit=1'];
    const found = await read(technician, paths);
    expect(found.map(({ status }) => status)).toEqual([403, 404, 200]);
  });

  test('reach nothing but what is read as JSON', async () => {
    const paths = [
      '/system/ereignisse',
      '/system/abrufe',
      '/nichts',
      '/stammdaten/adressen/../../login',
      '/stammdaten/adressen/%2e%2e',
      '//example.com/stammdaten/adressen',
    ];
    const found = await read(office, paths);
    expect(found.map(({ status, inhalt }) => [status, inhalt])).toEqual(
      paths.map(() => [404, null]),
    );
    const outside = await office.post('/system/abrufe', { pfade: ['https://example.com/'] });
    expect(outside.status).toBe(422);
  });
});
