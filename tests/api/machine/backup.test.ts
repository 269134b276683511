import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../../support/api-client';
import { companyFolder } from '../../support/company-folder';
import { createDatabase, type EmptyDatabase } from '../../support/create-database';
import { installedPostgresql } from '../../support/postgresql-binaries';
import { runServer, type ServerProcess } from '../../support/server-process';
import { structureOf } from '../../support/structure';
import { demoDatabase, testCluster } from '../../support/test-cluster';

/** Where the server is the installed one: the tools refuse a newer one, and npm's PostgreSQL has none. */
const tools =
  process.env.KONTOR_TEST_POSTGRESQL === 'installed' ? installedPostgresql() : undefined;

describe.skipIf(tools === undefined || !existsSync(join(tools, 'pg_dump')))(
  'backup and restore of a server',
  () => {
    let from: EmptyDatabase;
    let to: EmptyDatabase;
    let folder: string;
    const servers: ServerProcess[] = [];
    const serverOn = async ({ url }: EmptyDatabase) => {
      const server = await runServer({ DATABASE_URL: url, PORT: '0', NODE_ENV: 'test' });
      servers.push(server);
      return server;
    };
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'kontor-test-'));
      from = await demoDatabase();
      to = await createDatabase(testCluster());
    });
    afterAll(async () => {
      for (const server of servers) await server.end();
      await from.drop();
      await to.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    // The very commands of docs/operations.md.
    const tool = (name: string, ...args: string[]) =>
      promisify(execFile)(join(tools as string, name), args);

    test('a dump of the living database becomes another one, and a server starts on it', async () => {
      const server = await serverOn(from);
      const client = await clientOf(server.url, 'buero');
      await client.patch('/stammdaten/adressen/5', { s10: 'Vor der Sicherung' }, '"1"');
      let writing = true;
      const others = keepWriting(client, () => writing);
      const file = join(folder, 'kontor.dump');
      await tool('pg_dump', '--format=custom', `--file=${file}`, from.url);
      writing = false;
      expect(await others).toBeGreaterThan(0);

      await tool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${to.url}`, file);
      const restored = await serverOn(to);
      const reader = await clientOf(restored.url, 'buero');
      const record = recordOf(await reader.get('/stammdaten/adressen/5'));
      expect(record).toMatchObject({ s10: 'Vor der Sicherung', version: 2 });
      expect(await counts(to)).toMatchObject({
        persons: 3500,
        countries: expect.any(Number) as number,
      });
      // A dump is one moment of the database: its numbers have no gap, and the next one follows.
      const [numbers] = await to.query<{ n: number; span: number; last: number }>(
        `select count(*)::int n, max(adressnummer)::int - min(adressnummer)::int + 1 span,
           max(adressnummer)::int last from addresses`,
      );
      expect(numbers?.span).toBe(numbers?.n);
      const created = await reader.post('/stammdaten/adressen', { name1: 'Nach der Sicherung' });
      const location = created.headers.get('location') ?? '';
      expect(recordOf(await reader.get(location)).adressnummer).toBe((numbers?.last ?? 0) + 1);
      // Order, search and constraints came along.
      const sorted = await reader.get(
        '/stammdaten/adressen?orderBy=ort&limit=2000&suche=der Sicherung',
      );
      expect(rowsOf(sorted).map(({ name1 }) => name1)).toEqual(['Nach der Sicherung']);
      expect(await structureOf(to.query)).toEqual(await structureOf(from.query));
    });
  },
);

describe('backup of a data folder', () => {
  test('a copy of the folder of a stopped server is a whole backup', async () => {
    const company = await companyFolder();
    const data = company.copy();
    const start = (folder: string) =>
      runServer({ KONTOR_DATA: folder, PORT: '0', NODE_ENV: 'test' });
    let server = await start(data);
    try {
      const client = await clientOf(server.url, 'admin');
      const created = await client.post('/stammdaten/adressen', { name1: 'Vor der Sicherung' });
      await server.end();
      const copy = `${data}-moved`;
      cpSync(data, copy, { recursive: true });
      rmSync(data, { recursive: true });
      server = await start(copy);
      const reader = await clientOf(server.url, 'admin');
      const record = await reader.get(created.headers.get('location') ?? '');
      expect(recordOf(record)).toMatchObject({ name1: 'Vor der Sicherung' });
    } finally {
      await server.end();
      company.remove();
    }
  });
});

/** Creates addresses until it is told to stop; answers how many there are. */
async function keepWriting(client: ApiClient, goOn: () => boolean): Promise<number> {
  let written = 0;
  do {
    const reply = await client.post('/stammdaten/adressen', { name1: `Während ${written}` });
    if (reply.status === 201) written += 1;
  } while (goOn());
  return written;
}

async function counts({ query }: EmptyDatabase): Promise<object> {
  const [row] = await query<object>(
    `select (select count(*)::int from persons) persons, (select count(*)::int from countries) countries`,
  );
  return row ?? {};
}
