import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, recordOf, rowsOf } from '../../support/api-client';
import { companyFolder, companyServers, databaseProcesses } from '../../support/company-folder';

const isRoot = process.getuid?.() === 0;

/** Every file and folder of a data folder, the folder itself first. */
function entriesOf(folder: string): string[] {
  return [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, name as string)),
  ];
}

/** What others than the owner may do, by name; empty when that is nothing. */
function openToOthers(folder: string): string[] {
  return entriesOf(folder).filter((name) => {
    // The account that runs the database for root passes through the folder itself, and sees nothing there.
    const allowed = isRoot && name === folder ? 0o010 : 0;
    return (statSync(name).mode & 0o077 & ~allowed) !== 0;
  });
}

let company: Awaited<ReturnType<typeof companyFolder>>;
beforeAll(async () => {
  company = await companyFolder();
});
afterAll(() => company.remove());

describe.skipIf(process.platform === 'win32')('the data folder belongs to its owner', () => {
  const start = companyServers();

  test('a new one, what is written into it later, and whatever umask it was started with', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    chmodSync(parent, 0o711);
    const data = join(parent, 'below', 'data');
    const before = process.umask(0);
    const server = await start(data, { KONTOR_DEMO: '0' }).finally(() => process.umask(before));
    expect(openToOthers(data).filter((name) => !name.endsWith('.s.PGSQL.5432.lock'))).toEqual([]);
    expect(server.said()).not.toContain('other accounts');
    await server.end();
    expect(openToOthers(data)).toEqual([]);
    rmSync(parent, { recursive: true });
  });

  test('one that was open is closed at the next start, which says so, and keeps its data', async () => {
    const data = company.copy();
    for (const name of entriesOf(data))
      chmodSync(name, statSync(name).isDirectory() ? 0o755 : 0o644);
    const server = await start(data);
    expect(server.said()).toMatch(
      new RegExp(`Data folder ${data}: other accounts .* now only its owner can\\.\n`),
    );
    const client = await clientOf(server.url, 'admin');
    expect((await client.post('/stammdaten/adressen', { name1: 'Verschlossen' })).status).toBe(201);
    await server.end();
    expect(openToOthers(data)).toEqual([]);
    const again = await start(data);
    expect(again.said()).not.toContain('other accounts');
    const reader = await clientOf(again.url, 'admin');
    expect(rowsOf(await reader.get('/stammdaten/adressen?filter=name1=Verschlossen'))).toHaveLength(
      1,
    );
  });

  test('nobody comes in without a password, also by its own account', async () => {
    const data = company.copy();
    await start(data);
    const { uid, gid } = statSync(join(data, 'postgresql'));
    const said = spawnSync(
      process.execPath,
      [
        '-e',
        `import('pg').then(({ default: { Client } }) =>
          new Client({ host: process.argv[1], user: process.argv[2], password: 'x', database: 'kontor' }).connect())
          .then(() => console.log('in'), (error) => console.log(error.message)).finally(() => process.exit())`,
        join(data, 'postgresql'),
        'kontor',
      ],
      { uid, gid, encoding: 'utf8' },
    ).stdout;
    expect(said).toMatch(/password authentication failed/);
    // Nor by the network: it has no port.
    expect(readFileSync(join(data, 'postgresql/postmaster.pid'), 'utf8').split('\n')[5]).toBe('');
  });

  test('a path that is too long for a socket has it in a private folder, which goes with the database', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    chmodSync(parent, 0o711);
    const data = join(parent, 'a'.repeat(120), 'data');
    const server = await start(data, { KONTOR_DEMO: '0' });
    const { reach } = JSON.parse(readFileSync(join(data, 'postgresql.json'), 'utf8')) as {
      reach: string;
    };
    expect(reach.startsWith(data)).toBe(false);
    expect(statSync(reach).mode & 0o077).toBe(0);
    await server.end();
    expect(existsSync(reach)).toBe(false);
    rmSync(parent, { recursive: true });
  });

  test.runIf(isRoot)(
    'one that the database cannot enter has it below the system’s state folder, and says where',
    async () => {
      const parent = mkdtempSync(join(tmpdir(), 'kontor-test-'));
      const data = join(parent, 'data');
      const server = await start(data, { KONTOR_DEMO: '0' });
      const place = /cannot enter it; the database lies in (\S+)/.exec(server.said())?.[1] ?? '';
      expect(place).toMatch(/^\/var\/lib\/kontor\/data-\w{8}$/);
      expect(openToOthers(place).filter((name) => !name.includes('.s.PGSQL'))).toEqual([]);
      expect(readdirSync(data).sort()).toEqual(['lock', 'postgresql.json', 'secret.key']);
      await server.end();
      const again = await start(data, { KONTOR_DEMO: '0' });
      expect(again.said()).toContain(place);
      await again.end();
      // Neither a copy nor a new folder of the same name takes the database that lies elsewhere.
      cpSync(data, `${data}-copy`, { recursive: true });
      await expect(start(`${data}-copy`)).rejects.toThrow('is a copy of');
      rmSync(data, { recursive: true });
      await expect(start(data)).rejects.toThrow('holds the database of a data folder');
      rmSync(place, { recursive: true });
      rmSync(parent, { recursive: true });
    },
  );

  test('an upgrade of the order of letters builds the indexes anew that it touches, before anybody is served', async () => {
    const data = company.copy();
    const first = await start(data, {}).then(async (server) => {
      const client = await clientOf(server.url, 'admin');
      await client.post('/stammdaten/adressen', { name1: 'Äpfel' });
      return server;
    });
    await first.end();
    await withDatabase(data, async (query) => {
      await query(`update pg_collation set collversion = '1' where collname = 'german'`);
    });
    const server = await start(data);
    expect(server.said()).toMatch(
      /The order of letters has changed \(\w+\.german\): building index 1 of/,
    );
    await server.end();
    const again = await start(data);
    expect(again.said()).not.toContain('order of letters');
  });

  test('one whose move was interrupted just after its company came has the key of that', async () => {
    const data = company.copy();
    const key = Buffer.alloc(32, 3);
    rmSync(join(data, 'secret.key'), { force: true });
    writeFileSync(join(data, 'secret.key.arriving'), key, { mode: 0o600 });
    const server = await start(data);
    await server.end();
    expect(readFileSync(join(data, 'secret.key'))).toEqual(key);
    expect(readdirSync(data)).not.toContain('secret.key.arriving');
  });

  test('one whose database is gone is not given an empty one', async () => {
    const data = company.copy();
    rmSync(join(data, 'postgresql'), { recursive: true });
    await expect(start(data)).rejects.toThrow(/There is no database in .*, although .* had one/);
  });

  test.runIf(isRoot)('a link in a copied one gives nothing away', async () => {
    const data = company.copy();
    const other = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    writeFileSync(join(other, 'root'), '');
    symlinkSync(other, join(data, 'postgresql/base/link'));
    await start(data);
    expect(statSync(join(other, 'root')).uid).toBe(0);
    rmSync(other, { recursive: true });
  });

  test('one of a newer PostgreSQL, and one whose note is lost', async () => {
    const data = company.copy();
    const version = join(data, 'postgresql/PG_VERSION');
    const own = readFileSync(version, 'utf8');
    writeFileSync(version, '99\n');
    await expect(start(data)).rejects.toThrow(
      /is of PostgreSQL 99, and this Kontor brings \d+\. Start the newer Kontor/,
    );
    writeFileSync(version, own);
    rmSync(join(data, 'postgresql.json'));
    const server = await start(data);
    expect(
      recordOf(await (await clientOf(server.url, 'admin')).get('/webapp/systeminfo')),
    ).toBeDefined();
  });

  test.runIf(isRoot)(
    'a database that does not start says why, with the end of its log',
    async () => {
      const data = company.copy();
      rmSync(join(data, 'postgresql/global/pg_control'));
      mkdirSync(join(data, 'postgresql/global/pg_control'));
      await expect(start(data)).rejects.toThrow(/did not start \(.*pg_control/s);
      expect(databaseProcesses(data)).toEqual([]);
    },
  );
});

/** Asks the database of a folder as its superuser, while nobody else runs it. */
async function withDatabase(
  data: string,
  work: (query: (statement: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { startCluster } = await import('../../../server/db/cluster/cluster');
  const { default: pg } = await import('pg');
  const cluster = await startCluster(data, () => undefined);
  const { passwords } = JSON.parse(readFileSync(join(data, 'postgresql.json'), 'utf8')) as {
    passwords: { postgres: string; kontor: string };
  };
  const url = cluster.url.replace(`kontor:${passwords.kontor}`, `postgres:${passwords.postgres}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work((statement) => client.query(statement));
  await client.end();
  await cluster.stop();
}
