import { createHash } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database';
import {
  type ApiClient,
  clientOf,
  parameterPath,
  recordOf,
  type Row,
  rowsOf,
} from '../../support/api-client';
import { testsOfDrift } from '../../support/drift-checks';
import { formerVersions, restoreFormer, type FormerDatabase } from '../../support/former-database';
import { openTestDatabase } from '../../support/open-test-database';
import { runServer, type ServerProcess } from '../../support/server-process';
import { structureOf, type Ask } from '../../support/structure';
import {
  losses,
  readContents,
  type StoredRow,
  type TableContents,
} from '../../support/table-contents';

/** A version that gives up a column or a table, or adds rows to another one, says so here. */
const intended = {
  changed: new Set([
    'roles.rechte',
    'roles.version',
    'roles.changed_at',
    // Nobody: a right that is new to a role comes from the version.
    'roles.changed_by',
    // Reckoned by the database since 0070; that it is the same is asked below.
    'sales_positions.gesamtpreis',
  ]),
  growing: new Set([
    'kontor_migrations',
    'countries',
    'counters',
    'delivery_terms',
    'payment_methods',
    'system_parameters',
    'texts',
    'roles',
    'role_rights',
    'change_history',
    'audit_log',
  ]),
};

const asking =
  (pool: pg.Pool): Ask =>
  async (statement, values) =>
    (await pool.query(statement, values)).rows as never;

describe.each(formerVersions)('a database of %s', (version) => {
  describe('brought to this version', () => {
    let former: FormerDatabase;
    let before: TableContents;

    beforeAll(async () => {
      former = await restoreFormer(version);
      const database = await former.openAsItIs();
      before = await readContents(asking(database.pool));
      await database.close();
    });
    afterAll(() => former.remove());

    describe('agrees with', () => {
      let upgraded: Database;
      beforeAll(async () => {
        upgraded = await former.open();
      });
      afterAll(() => upgraded.close());

      testsOfDrift(() => upgraded.pool);

      test('a new database in every column, index, constraint, trigger, function and view', async () => {
        const fresh = await openTestDatabase();
        const wanted = await structureOf(asking(fresh.database.pool));
        await fresh.clean();
        expect(wanted.length).toBeGreaterThan(500);
        expect(await structureOf(asking(upgraded.pool))).toEqual(wanted);
      });

      test('what was in it, row by row', async () => {
        const after = await readContents(asking(upgraded.pool));
        const rows = [...before.values()].reduce((sum, { size }) => sum + size, 0);
        expect(rows).toBeGreaterThan(900);
        expect(losses(before, after, intended)).toEqual([]);
      });

      test('the amounts of its lines, to the cent', async () => {
        const amounts = new Map(
          [...(before.get('sales_positions') ?? [])].map(([id, row]) => [id, row.gesamtpreis]),
        );
        expect(amounts.size).toBeGreaterThan(20);
        const now = await asking(upgraded.pool)<{ id: string; gesamtpreis: string | null }>(
          'select id::text, gesamtpreis::text from sales_positions',
        );
        for (const { id, gesamtpreis } of now) {
          // In a database of a later version it is reckoned before, too, and not among its contents.
          if (amounts.get(id) === undefined) continue;
          expect([id, Number(gesamtpreis)]).toEqual([id, Number(amounts.get(id))]);
        }
      });

      test('what its rows are searched by, folded by the rule of now', async () => {
        const ask = asking(upgraded.pool);
        const columns = await ask<{ name: string; expression: string }>(
          `select a.attrelid::regclass::text as name, pg_get_expr(d.adbin, d.adrelid) as expression
           from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
           where a.attgenerated = 's' and a.attname = 'suche'`,
        );
        expect(columns.length).toBeGreaterThan(10);
        for (const { name, expression } of columns) {
          const stale = await ask(
            `select 1 from ${name} where suche is distinct from ${expression}`,
          );
          expect([name, stale.length]).toEqual([name, 0]);
        }
      });

      test('its accounts, each with a passkey handle of its own', async () => {
        const handles = await asking(upgraded.pool)<{ handle: string }>(
          "select encode(passkey_handle, 'hex') as handle from users",
        );
        expect(handles.length).toBeGreaterThan(3);
        expect(new Set(handles.map(({ handle }) => handle)).size).toBe(handles.length);
        for (const { handle } of handles) expect(handle).toMatch(/^[0-9a-f]{64}$/);
      });
    });

    describe('runs:', () => {
      let server: ServerProcess;
      let office: ApiClient;
      beforeAll(async () => {
        server = await runServer({ ...former.env, PORT: '0', NODE_ENV: 'test' });
        office = await clientOf(server.url, 'buero');
      });
      afterAll(() => server.end());
      const stored = (table: string) => [...(before.get(table)?.values() ?? [])];

      test('searches for signs that are spelled otherwise', async () => {
        for (const suche of ['„Nord“', 'Zweigstelle »nord«', '"ＮＯＲＤ"', 'Überprüfung\u00a0＆']) {
          const reply = await office.get(`/stammdaten/adressen?${new URLSearchParams({ suche })}`);
          expect([suche, rowsOf(reply).map(({ id }) => id)]).toEqual([suche, [2001]]);
        }
      });

      test('lists, records and their history', async () => {
        const list = await office.get('/stammdaten/adressen?limit=100&orderBy=id&returnTotal=true');
        const addresses = stored('addresses').sort((a, b) => Number(a.id) - Number(b.id));
        expect(rowsOf(list).map(({ name1 }) => name1)).toEqual(addresses.map(({ name1 }) => name1));
        const record = await office.get('/stammdaten/adressen/2001');
        expect(recordOf(record)).toMatchObject({
          name1: 'Überprüfung & Söhne GmbH',
          name2: 'Zweigstelle "Nord"',
          kreditlimit: 99_999_999.99,
          version: 3,
        });
        const history = rowsOf(
          await office.get('/system/aenderungen?tabelle=ADR&tabelleId=2001&limit=100'),
        );
        expect(history.map(({ feld }) => feld)).toEqual(
          expect.arrayContaining([null, 'kreditlimit', 'dateien', 'gfxid']),
        );
      });

      test.each([
        ['addresses', '/stammdaten/adressen'],
        ['persons', '/stammdaten/ansprechpartner'],
        ['products', '/stammdaten/artikel'],
        ['sales_documents', '/verkauf/belege'],
        ['open_items', '/finanzen/offeneposten'],
        ['storages', '/stammdaten/lager'],
        ['texts', '/stammdaten/texte'],
      ])('all rows of %s', async (table, path) => {
        const { total } = (await office.get(`${path}?limit=1&returnTotal=true`)).body as {
          total: number;
        };
        expect(total).toBe(stored(table).length);
      });

      test('changes, new numbers and payments', async () => {
        const path = '/stammdaten/adressen/2001';
        const { version } = recordOf(await office.get(path));
        const reply = await office.patch(path, { ort: 'Poznań' }, `"${String(version)}"`);
        expect(recordOf(reply)).toMatchObject({ ort: 'Poznań', version: Number(version) + 1 });
        const [highest] = rowsOf(
          await office.get('/stammdaten/adressen?orderBy=-adressnummer&limit=1'),
        );
        const created = await office.post('/stammdaten/adressen', { name1: 'Nach dem Umzug' });
        expect(recordOf(await office.get(created.headers.get('location') ?? ''))).toMatchObject({
          adressnummer: Number(highest?.adressnummer) + 1,
        });
        const open = 'abgeschlossen=false,klaerung=false';
        const [item] = rowsOf(await office.get(`/finanzen/offeneposten?filter=${open}`));
        const itemPath = `/finanzen/offeneposten/${String(item?.id)}`;
        const payment = { zahlungsDatum: '2026-11-22', zahlungsBetrag: item?.offenerBetrag };
        expect((await office.post(`${itemPath}/zahlungen`, payment)).status).toBe(201);
        expect(recordOf(await office.get(itemPath))).toMatchObject({ offenerBetrag: 0 });
      });

      test('files with their content, images with theirs', async () => {
        const content = async (path: string) => {
          const reply = await fetch(`${server.url}/vario-api${path}`, {
            headers: { authorization: `Bearer ${office.token}` },
          });
          expect(reply.status).toBe(200);
          return Buffer.from(await reply.arrayBuffer());
        };
        const files = stored('files');
        expect(files.length).toBeGreaterThan(3);
        for (const { id, sha256 } of files) {
          const bytes = await content(`/stammdaten/dateien/${String(id)}`);
          expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
        }
        const { gfxid } = recordOf(await office.get('/stammdaten/adressen/2001'));
        const { groesse } = stored('images').find(({ id }) => id === gfxid) as StoredRow;
        expect(await content(`/stammdaten/bilder/${String(gfxid)}/gfx`)).toHaveLength(
          Number(groesse),
        );
      });

      test('rights, views and settings as their owners left them', async () => {
        const technik = await clientOf(server.url, 'technik');
        const { rechte } = recordOf(await technik.get('/webapp/me')) as { rechte: Row[] };
        const holds = (code: string) => rechte.find((right) => right.recht === code);
        expect(holds('OPV_SEHEN')).toMatchObject({ genehmigt: true });
        expect(holds('AKT_LOESCHEN')).toMatchObject({ genehmigt: false });
        const admin = await clientOf(server.url, 'admin');
        const roles = rowsOf(await admin.get('/system/rollen?limit=100')).map(({ name }) => name);
        expect(roles).toContain('Lager und Versand');
        expect(roles).not.toContain('Lager');
        expect(roles).not.toContain('Lesen');
        const views = rowsOf(await office.get('/cmn/computed-queries/stammdaten/adressen/presets'));
        expect(views.map(({ name }) => name).sort()).toEqual([
          'Für alle',
          'Für das Büro',
          'Nur meine',
        ]);
        expect(views.find(({ istStandard }) => istStandard)).toMatchObject({ name: 'Nur meine' });
        const year = await admin.get(await parameterPath(admin, 'PFA.WIRTSCHAFTSJAHRBEGINN'));
        expect(recordOf(year)).toMatchObject({ wert: '4', version: 2 });
        expect(recordOf(await office.get('/webapp/parameter/theme'))).toMatchObject({
          wert: 'dark',
        });
      });
    });
  });
});
