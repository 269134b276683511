import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fillDatabase } from '../../server/data/fill-database';
import { productData } from '../../server/product-data';
import type { ShippedData } from '../../server/data/shipped-data';
import { migrate } from '../../server/db/migrate';
import { openDatabase } from '../../server/data/open-database';
import { openPostgresql } from '../../server/db/open-postgresql';
import { laterVersion, nextVersion } from '../fixtures/next-version/data';
import { clientOf, clientWith, codesOf, recordOf, rowsOf, type Row } from '../support/api-client';
import { createDatabase } from '../support/create-database';
import { restoreFormer, type FormerDatabase } from '../support/former-database';
import { openTestDatabase } from '../support/open-test-database';
import { runServer, tested, type ServerProcess } from '../support/server-process';
import type { Ask } from '../support/structure';
import { readContents, losses } from '../support/table-contents';
import { testCluster } from '../support/test-cluster';

/** A company that changed «Technik», renamed «Lager», removed «Lesen» and has roles of its own. */
const FORMER = '2026-11-22';

/** Opens the database with what a version ships, and asks it. */
async function inVersion<Answer>(
  former: FormerDatabase,
  shipped: ShippedData,
  ask: (query: Ask) => Promise<Answer>,
): Promise<Answer> {
  const database = await former.open(shipped);
  try {
    return await ask(async (statement, values) => {
      const { rows } = await database.pool.query(statement, values);
      return rows as never;
    });
  } finally {
    await database.close();
  }
}

interface Role {
  name: string;
  version: number;
  rechte: string[];
}

const rolesOf = async (query: Ask) => {
  const roles = await query<Role>('select name, version, rechte from roles');
  return Object.fromEntries(roles.map((role) => [role.name, role]));
};

/** What the product itself wrote down: history and audit log. */
const toldOf = async (query: Ask) => ({
  history: await query<Row>(
    `select tabelle, tabelle_id::int id, art, feld, version, benutzer, benutzer_id,
       vorher, nachher from change_history where benutzer = 'Kontor' order by id`,
  ),
  audit: (
    await query<{ line: string }>(
      `select concat_ws(' ', ereignis, benutzer, operation, betrifft) line from audit_log
       where benutzer = 'Kontor' order by id`,
    )
  ).map(({ line }) => line),
});

const nothing = { changed: new Set<string>(), growing: new Set<string>() };

describe('what a version ships reaches a database that is there already:', () => {
  let former: FormerDatabase;
  beforeAll(async () => {
    former = await restoreFormer(FORMER);
  });
  afterAll(() => former.remove());

  test('of the version of then nothing is added again', async () => {
    const then = await inVersion(former, productData, async (query) => {
      const roles = await rolesOf(query);
      expect(Object.keys(roles).sort()).toEqual(
        ['Büro', 'Einsicht', 'Lager und Versand', 'Mahnwesen', 'Technik'].sort(),
      );
      expect(roles.Technik?.rechte).toContain('OPV_SEHEN');
      expect(roles.Technik?.rechte).not.toContain('AKT_LOESCHEN');
      return readContents(query);
    });
    await inVersion(former, productData, async (query) => {
      expect(losses(then, await readContents(query), nothing)).toEqual([]);
    });
  });

  test('parameters, number ranges, texts, roles and rights come with the version that has them', async () => {
    // Before it came, somebody had made one of its texts and given one of its rights.
    const { roles: before, told } = await inVersion(former, productData, async (query) => {
      await query(
        `insert into texts (schluessel, eintrag, bemerkung) values ('ADR.Anrede', 'Dr.', 'eigener')`,
      );
      return { roles: await rolesOf(query), told: await toldOf(query) };
    });
    await inVersion(former, nextVersion, async (query) => {
      expect(
        await query(`select typ, wert from system_parameters where name = 'SYSTEM.LINK_HELP'`),
      ).toEqual([{ typ: 'ADRESSE', wert: 'https://example.com/help' }]);
      expect(
        await query(`select wert from system_parameters where name = 'PFA.WIRTSCHAFTSJAHRBEGINN'`),
      ).toEqual([{ wert: '4' }]);
      expect(
        await query(`select name, value::int from counters where name = 'vertragsnummer'`),
      ).toEqual([{ name: 'vertragsnummer', value: 500 }]);
      expect(
        await query(
          `select eintrag, bemerkung from texts where eintrag in ('Mx', 'Dr.') order by 1`,
        ),
      ).toEqual([
        { eintrag: 'Dr.', bemerkung: 'eigener' },
        { eintrag: 'Mx', bemerkung: null },
      ]);
      expect(
        await query(`select id::int from payment_methods where bezeichnung_de = 'Nachnahme'`),
      ).toEqual([{ id: 6 }]);

      const after = await rolesOf(query);
      const expected = (name: string, more: string[], name2 = name) => ({
        name: name2,
        version: (before[name]?.version ?? 0) + (more.length > 0 ? 1 : 0),
        rechte: [...(before[name]?.rechte ?? []), ...more].sort(),
      });
      expect(after).toEqual({
        Büro: expected('Büro', []),
        Technik: expected('Technik', ['ART_EK']),
        'Lager und Versand': expected('Lager und Versand', ['BEK_SEHEN']),
        Einsicht: expected('Einsicht', []),
        Mahnwesen: expected('Mahnwesen', []),
        Einkauf: { name: 'Einkauf', version: 1, rechte: ['ART_EK', 'ART_SEHEN', 'ERP_SEHEN'] },
      });
      // Those who have the role have the right.
      expect(
        await query(
          `select u.benutzername from user_roles r join users u on u.id = r.user_id
             join role_rights g on g.role_id = r.role_id where g.recht = 'BEK_SEHEN' and u.typ = 3`,
        ),
      ).toEqual([{ benutzername: 'lager' }]);

      const { history, audit } = await toldOf(query);
      expect(history.slice(told.history.length)).toEqual([
        {
          ...{
            tabelle: 'ROL',
            id: 2,
            art: 'CHANGE',
            feld: 'rechte',
            version: after.Technik?.version,
          },
          ...{ benutzer: 'Kontor', benutzer_id: null },
          ...{ vorher: before.Technik?.rechte, nachher: after.Technik?.rechte },
        },
        {
          ...{ tabelle: 'ROL', id: 3, art: 'CHANGE', feld: 'rechte', version: 3 },
          ...{ benutzer: 'Kontor', benutzer_id: null },
          ...{
            vorher: before['Lager und Versand']?.rechte,
            nachher: after['Lager und Versand']?.rechte,
          },
        },
        {
          ...{ tabelle: 'ROL', id: 8, art: 'CREATION', feld: null, version: 1 },
          ...{ benutzer: 'Kontor', benutzer_id: null, vorher: null },
          nachher: { id: 8, ...after.Einkauf },
        },
      ]);
      expect(audit.slice(told.audit.length)).toEqual([
        'ROLLE_GEAENDERT Kontor npm start Technik: +ART_EK',
        'ROLLE_GEAENDERT Kontor npm start Lager und Versand: +BEK_SEHEN',
        'ROLLE_ANGELEGT Kontor npm start Einkauf: +ART_EK +ART_SEHEN +ERP_SEHEN',
      ]);
    });
  });

  test('what somebody takes away, renames, changes or removes stays so, in every version', async () => {
    const then = await inVersion(former, nextVersion, async (query) => {
      await query(
        `update roles set rechte = array_remove(rechte, 'ART_EK') where name = 'Technik'`,
      );
      await query(`delete from roles where name = 'Einkauf'`);
      await query(`delete from texts where eintrag in ('Mx', 'Frau')`);
      await query(`update texts set eintrag = 'Herrn' where eintrag = 'Herr'`);
      await query(`update system_parameters set wert = null where name = 'SYSTEM.LINK_HELP'`);
      await query(`update counters set value = 777 where name = 'vertragsnummer'`);
      return readContents(query);
    });
    // The same version, an older one that is started once more, and the same again.
    for (const version of [nextVersion, productData, nextVersion]) {
      await inVersion(former, version, async (query) => {
        expect(losses(then, await readContents(query), nothing)).toEqual([]);
      });
    }
    await inVersion(former, laterVersion, async (query) => {
      const { Technik } = await rolesOf(query);
      expect(Technik?.rechte).toContain('ERP_SEHEN');
      expect(Technik?.rechte).not.toContain('ART_EK');
      expect((await toldOf(query)).audit.at(-1)).toBe(
        'ROLLE_GEAENDERT Kontor npm start Technik: +ERP_SEHEN',
      );
      const changed = new Set(['roles.rechte', 'roles.version', 'roles.changed_at']);
      const growing = new Set(['role_rights', 'change_history', 'audit_log', 'shipped_data']);
      expect(losses(then, await readContents(query), { changed, growing })).toEqual([]);
    });
  });
});

describe('a new database', () => {
  test('has all of it, and tells of no change', async () => {
    const { database, clean } = await openTestDatabase();
    const query: Ask = async (statement) => (await database.pool.query(statement)).rows as never;
    const roles = await rolesOf(query);
    expect(Object.keys(roles).sort()).toEqual(Object.keys(productData.roles).sort());
    for (const [name, rights] of Object.entries(productData.roles)) {
      expect(roles[name]).toMatchObject({ version: 1, rechte: [...rights].sort() });
    }
    expect(await query('select array_agg(id::int order by id) ids from payment_methods')).toEqual([
      { ids: [1, 2, 3, 4, 5] },
    ]);
    expect(await toldOf(query)).toEqual({ history: [], audit: [] });
    const offered = await query<{ n: number }>('select count(*)::int n from shipped_data');
    const rights = Object.values(productData.roles).reduce(
      (sum, { length }) => sum + 1 + length,
      0,
    );
    const rows = productData.tables.reduce((sum, table) => sum + table.rows.length, 0);
    expect(offered).toEqual([{ n: rights + rows }]);
    await clean();
  });
});

describe('several processes on one database', () => {
  const NEXT = 'tests/fixtures/next-version/main.ts';
  let former: FormerDatabase;
  const servers: ServerProcess[] = [];
  const start = async (entry?: string) => {
    const server = await runServer({ ...former.env, PORT: '0', NODE_ENV: 'test' }, entry);
    servers.push(server);
    return server;
  };

  // Each try has a database of its own.
  beforeEach(async () => {
    former = await restoreFormer(FORMER);
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.end()));
    await former.remove();
  });

  test('a first start that was broken off leaves no gap in ids that others refer to', async () => {
    const empty = await createDatabase(testCluster());
    const open = () =>
      openDatabase(
        { databaseUrl: empty.url, dataFolder: '', demo: false, reserveMegabytes: 0 },
        productData,
      );
    const { pool, close } = await openPostgresql(empty.url);
    const client = await pool.connect();
    await migrate(client);
    // Sequences keep what a transaction took that was rolled back.
    const broken = drizzle({ client }).transaction(async (tx) => {
      await fillDatabase(tx, productData, { demo: false });
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    client.release();
    await close();
    await (await open()).close();
    for (const table of ['payment_methods', 'delivery_terms', 'roles']) {
      const [ids] = await empty.query(
        `select min(id)::int low, max(id)::int - count(*)::int gap from ${table}`,
      );
      expect([table, ids]).toEqual([table, { low: 1, gap: 0 }]);
    }
    await empty.drop();
  });

  test('an older one goes on beside newer ones that start at once, and undoes nothing', async () => {
    const older = await start(tested);
    const admin = await clientOf(older.url, 'admin');
    const technik = await clientOf(older.url, 'technik');
    const role = await admin.get('/system/rollen/2');
    const mayBuy = async () => {
      const { rechte } = recordOf(await technik.get('/webapp/me')) as { rechte: Row[] };
      return rechte.find(({ recht }) => recht === 'ART_EK')?.genehmigt;
    };
    expect(await mayBuy()).toBe(false);

    const query: Ask = (statement, values) => older.query(statement, values);
    // What our own version has shipped since the database was filled.
    const before = await toldOf(query);
    const newer = await Promise.all([start(NEXT), start(NEXT)]);
    const told = await toldOf(query);
    expect(told.audit).toHaveLength(before.audit.length + 3);
    expect(told.history).toHaveLength(before.history.length + 3);

    // The older one knows of the new right, and its administrator's old copy of the role does not undo it.
    expect(await mayBuy()).toBe(true);
    const { rechte } = recordOf(role) as { rechte: string[] };
    const late = await admin.patch('/system/rollen/2', { rechte }, role.headers.get('etag') ?? '');
    expect([late.status, ...codesOf(late)]).toEqual([
      412,
      expect.stringMatching(/^msg_record_changed Kontor/),
    ]);
    for (const { url } of [older, ...newer]) {
      const everywhere = clientWith(url, admin.token);
      expect(rowsOf(await everywhere.get('/system/rollen?limit=100'))).toHaveLength(6);
      const created = await everywhere.post('/stammdaten/adressen', { name1: `Von ${url}` });
      expect(created.status).toBe(201);
    }
    const now = await admin.get('/system/rollen/2');
    const fewer = (recordOf(now) as { rechte: string[] }).rechte.filter(
      (right) => right !== 'ART_EK',
    );
    const taken = await admin.patch(
      '/system/rollen/2',
      { rechte: fewer },
      now.headers.get('etag') ?? '',
    );
    expect(taken.status).toBe(200);

    // It crashes and is started again, and so is a newer one.
    await older.end('SIGKILL');
    const again = await start(tested);
    await start(NEXT);
    expect(await toldOf((statement) => again.query(statement))).toEqual(told);
    const kept = await clientWith(again.url, admin.token).get('/system/rollen/2');
    expect(recordOf(kept)).toMatchObject({ rechte: fewer });
  });
});
