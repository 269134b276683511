import { addresses } from '../../server/db/generated/addresses';
import { texts } from '../../server/db/generated/reference';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Executor } from '../../server/db/database';
import { removeExpired } from '../../server/db/upkeep';
import { changeHistory } from '../../server/db/tables/base';
import { readContract } from '../../server/http/contract/contract';
import type { Problem } from '../../server/http/errors/problem';
import { orderColumns, orderTerms } from '../../server/resources/lists/order';
import { WrittenList } from '../../server/http/operations/written-list';
import { pageOfRows } from '../../server/resources/lists/page-of-rows';
import { recordColumns } from '../../server/resources/records/record-columns';
import { registeredResources } from '../../server/registered-resources';
import { removeRecord } from '../../server/resources/changes/remove';
import { titleOfRecord } from '../../server/resources/records/title-of-record';
import { bindResources, type Resource } from '../../server/resources/model/resource';
import { storing } from '../../server/resources/changes/stored-problem';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';

const contract = readContract();
const resources = bindResources(registeredResources, contract);
const resourceOf = (schema: string) =>
  resources.find((resource) => resource.schema === schema) as Resource;

describe('constraints of the database become refusals', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.clean());

  /** What a write in a transaction of its own is refused with. */
  const refusal = async (write: (db: Executor) => Promise<unknown>) => {
    const found = await opened.database.orm.transaction(write).then(
      () => undefined,
      (error: unknown) => error as Problem,
    );
    return found && { status: found.status, services: found.services, fields: found.fieldErrors };
  };

  test('a value that exists already, at its fields', async () => {
    const entry = { schluessel: 'ADR.Anrede', eintrag: 'Frau' };
    const found = await refusal((db) =>
      storing(resourceOf('TextEntry'), db, (inner) => inner.insert(texts).values(entry)),
    );
    const taken = [{ code: 'msg_value_taken' }];
    expect(found).toMatchObject({ status: 422, fields: { schluessel: taken, eintrag: taken } });
  });

  test('a reference that leads nowhere, at its field', async () => {
    const found = await refusal((db) =>
      storing(resourceOf('Address'), db, (inner) =>
        inner.update(addresses).set({ lieferart: 4711 }).where(eq(addresses.id, 1)),
      ),
    );
    expect(found).toMatchObject({
      status: 422,
      fields: { lieferart: [{ code: 'msg_reference_unknown' }] },
    });
  });

  test('a record that others refer to, 409', async () => {
    // One that nothing else refers to.
    const [address] = await opened.database.orm
      .insert(addresses)
      .values({ adressnummer: 99_999_999, name1: 'Allein' })
      .returning();
    const call = {
      params: { id: address?.id },
      headers: { 'If-Match': `"${address?.version}"` },
      operation: { right: 'ADR_LOESCHEN' },
      language: 'de',
    };
    const withoutParts = { ...resourceOf('Address'), parts: [] };
    await opened.database.pool.query(
      `insert into persons (adresse_id, name) select $1, $2 from generate_series(1, 1200 - (
           select count(*)::int from persons where adresse_id = $1))`,
      [address?.id, 'Hängt daran'],
    );
    const inTheWay = async (more: object) => {
      const { services } =
        (await refusal((db) =>
          removeRecord(withoutParts, { ...call, ...more, db } as never, { resources } as never),
        )) ?? {};
      return services?.map(({ code, parameters = [] }) => [code, ...parameters].join(' '));
    };
    const reader = { id: 1, name: 'X', rights: new Set(['ADR_SEHEN']), unused: new Set() };
    expect(await inTheWay({ caller: reader })).toEqual(['msg_record_in_use 1.200 Ansprechpartner']);
    expect(await inTheWay({ caller: reader, language: 'en' })).toEqual([
      'msg_record_in_use 1,200 contact persons',
    ]);
    // What somebody may not see has no name either.
    expect(await inTheWay({ caller: { ...reader, rights: new Set() } })).toEqual([
      'msg_record_in_use 1.200 weitere Datensätze',
    ]);
    await opened.database.pool.query(`delete from persons where name = 'Hängt daran'`);
    await opened.database.pool.query('delete from addresses where id = $1', [address?.id]);
  });

  test('a record is called by its title, in the language and with the rights of who asks', async () => {
    const all = new Set(['OPV_SEHEN', 'ADR_SEHEN', 'LAG_SEHEN', 'ART_SEHEN']);
    const reader = { id: 1, name: 'X', rights: all, unused: new Set() };
    const called = (schema: string, record: object, more: object = {}) =>
      titleOfRecord(
        resourceOf(schema),
        record as never,
        { caller: reader, db: opened.database.orm, language: 'de', ...more } as never,
        resources,
      );
    const payment = { zahlungsDatum: '2026-03-29', zahlungPer: 'UEBERWEISUNG' };
    expect(await called('Payment', payment)).toBe('29.03.2026 Überweisung');
    expect(await called('Payment', payment, { language: 'fr' })).toBe('29.03.2026 Virement');
    expect(await called('Address', { name1: 'Meier', name2: null })).toBe('Meier');
    const { rows } = await opened.database.pool.query<{ id: number; name: string }>(
      'select id::int, kurzbezeichnung as name from storages order by id limit 1',
    );
    const [storage] = rows;
    const place = { lagerplatz: 'A-01', lagerId: storage?.id };
    expect(await called('StorageLocation', place)).toBe(`A-01 ${storage?.name}`);
  });

  test('what only one record may have is not copied into a duplicate', async () => {
    const { rows } = await opened.database.pool.query<{ table: string; column: string }>(`
        select c.relname as table, a.attname as column
        from pg_index x join pg_class c on c.oid = x.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
        where x.indisunique and x.indnatts = 1`);
    const copied = resources.flatMap(({ schema, tableName, properties, columns, key }) =>
      Object.entries(properties)
        .filter(([name, property]) => {
          if (name === key) return false;
          const isUnique = rows.some(
            ({ table, column }) => table === tableName && columns[name]?.name === column,
          );
          const stays =
            property.readOnly || property['x-create-only'] || property['x-copy'] === false;
          return isUnique && !stays;
        })
        .map(([name]) => `${schema}.${name}`),
    );
    expect(copied).toEqual([]);
  });

  test('the audit log cannot be changed, and only what is older than 90 days removed', async () => {
    const { pool } = opened.database;
    await pool.query(
      `insert into audit_log (ereignis, zeit) values
         ('ABMELDUNG', now() - interval '91 days'), ('ABMELDUNG', now() - interval '89 days')`,
    );
    const old = `zeit < now() - interval '90 days'`;
    await pool.query(`delete from audit_log where ${old}`);
    for (const statement of [
      'delete from audit_log',
      'update audit_log set benutzer = null',
      'truncate audit_log',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow(/keeps what was written/);
    }
  });

  test('upkeep removes entries of the audit log that are older than they are to be kept', async () => {
    const { pool } = opened.database;
    await pool.query(
      `insert into audit_log (ereignis, zeit) values
         ('SITZUNG_BEENDET', now() - interval '401 days'), ('SITZUNG_BEENDET', now() - interval '399 days'),
         ('SITZUNG_BEENDET', now() - interval '91 days')`,
    );
    const left = async () =>
      (
        await pool.query<{ days: number }>(
          `select extract(day from now() - zeit)::int as days from audit_log
             where ereignis = 'SITZUNG_BEENDET' order by days`,
        )
      ).rows.map(({ days }) => days);
    await removeExpired(opened.database, { auditDays: 400 });
    expect(await left()).toEqual([91, 399]);
    await removeExpired(opened.database, { auditDays: 90 });
    expect(await left()).toEqual([]);
  });

  test('upkeep removes logins that waited in vain once their tries count no more', async () => {
    const { pool } = opened.database;
    await pool.query(
      `insert into pending_logins (hash, user_id, passwort_hash, device_name, created_at, valid_until)
         select decode(lpad(age::text, 4, '0'), 'hex'), 1, '', '', now() - age * interval '1 minute', now()
         from unnest(array[10, 59, 61]) age`,
    );
    await removeExpired(opened.database, { auditDays: 400 });
    const { rows } = await pool.query<{ age: string }>(
      `select encode(hash, 'hex') as age from pending_logins order by age`,
    );
    expect(rows.map(({ age }) => Number(age))).toEqual([10, 59]);
    await pool.query('delete from pending_logins');
  });

  test('upkeep leaves what tells a lost device that it is to forget', async () => {
    const { pool } = opened.database;
    await pool.query(
      `insert into sessions (id, user_id, device_name, renewal_seconds, ends_at, ended_at, is_wiped) values
         (901, 1, 'lost', 60, now() - interval '300 days', now() - interval '300 days', true),
         (902, 1, 'lost, not known yet', 60, now() - interval '30 days', null, false),
         (903, 1, 'over', 60, now() - interval '91 days', now() - interval '91 days', false),
         (904, 1, 'never heard of again', 60, now() - interval '401 days', null, true)`,
    );
    await pool.query(
      `insert into session_tokens (hash, session_id, kind, valid_until, used_at)
         select decode(lpad((id * 10 + one)::text, 8, '0'), 'hex'), id,
           case one when 2 then 'access' else 'renewal' end, now() - interval '29 days',
           case one when 1 then now() end
         from unnest(array[901, 902, 903, 904]) id, generate_series(0, 2) one`,
    );
    await removeExpired(opened.database, { auditDays: 400 });
    const { rows } = await pool.query<{ token: string }>(
      `select encode(hash, 'hex') as token from session_tokens where session_id > 900 order by token`,
    );
    expect(rows.map(({ token }) => Number(token))).toEqual([9010, 9020]);
    await pool.query('delete from sessions where id > 900');
  });

  test('a user has a second factor for as long as there is one', async () => {
    const { pool } = opened.database;
    const has = async () =>
      (await pool.query<{ has: boolean }>('select zweiter_faktor as has from users where id = 1'))
        .rows[0]?.has;
    const add = (credential: string) =>
      pool.query(
        `insert into second_factors (user_id, verfahren, name, credential_id, rp_id, public_key, counter)
           values (1, 'PASSKEY', 'x', $1, 'localhost', '', 0)`,
        [credential],
      );
    expect(await has()).toBe(false);
    await add('a');
    await add('b');
    expect(await has()).toBe(true);
    await expect(add('b')).rejects.toThrow(/unique/);
    await pool.query(`delete from second_factors where credential_id = 'a'`);
    expect(await has()).toBe(true);
    await pool.query('delete from second_factors');
    expect(await has()).toBe(false);
    await expect(
      pool.query(
        `insert into second_factors (user_id, verfahren, name) values (1, 'TOTP', 'without secret')`,
      ),
    ).rejects.toThrow(/check/);
  });

  test('who must have a second factor follows roles, their names and the parameter', async () => {
    const { pool } = opened.database;
    const must = async () =>
      (
        await pool.query<{ name: string }>(
          `select benutzername as name from users where zweiter_faktor_pflicht
              and benutzername !~ '^technik[0-9]' order by name`,
        )
      ).rows.map(({ name }) => name);
    const demand = (wert: string | null) =>
      pool.query(`update system_parameters set wert = $1 where name like 'SICHERHEIT.ZWEI%'`, [
        wert,
      ]);
    const role = `(select id from roles where name = 'Technik')`;
    expect(await must()).toEqual([]);
    await demand('Lager , Technik,Nirgends');
    expect(await must()).toEqual(['lager', 'technik']);
    await pool.query(`update users set rollen = array_append(rollen, ${role}) where id = 1`);
    await pool.query(`update users set rollen = '{}' where benutzername = 'lager'`);
    expect(await must()).toEqual(['admin', 'technik']);
    await pool.query(`update roles set name = 'Nirgendwo' where name = 'Technik'`);
    expect(await must()).toEqual([]);
    await demand('Nirgendwo');
    expect(await must()).toEqual(['admin', 'technik']);
    await demand(null);
    expect(await must()).toEqual([]);
    await pool.query(`update roles set name = 'Technik' where name = 'Nirgendwo'`);
    await pool.query(`update users set rollen = '{}' where id = 1`);
    await pool.query(
      `update users set rollen = array(select id from roles where name = 'Lager') where benutzername = 'lager'`,
    );
  });

  test.each(['adressnummer', 'name1', '-ort'])(
    'a deep page in the order of %s finds its rows by an index alone',
    async (orderBy) => {
      const { pool } = opened.database;
      await pool.query('vacuum (analyze) addresses');
      const statements: { text: string; values: unknown[] }[] = [];
      const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
      const address = resourceOf('Address');
      const scope = { resource: address, caller: undefined, language: 'de' } as const;
      await pageOfRows(
        address,
        {
          columns: recordColumns(address, 'de'),
          where: undefined,
          order: orderColumns(orderTerms(orderBy), scope),
          limit: 50,
          offset: 1_500,
        },
        'result',
        {
          db: drizzle({ client: pool, logger: { logQuery } }),
          newList: (property) => new WrittenList(property),
          language: 'de',
        },
      );
      const [page] = statements;
      const client = await pool.connect();
      try {
        // So few rows would be sorted; of many, the order of an index is cheaper.
        await client.query('set enable_sort = off; set enable_seqscan = off');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain ${page?.text}`,
          page?.values,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toMatch(/Limit.*\n.*Index Only Scan/);
      } finally {
        await client.query('reset enable_sort; reset enable_seqscan');
        client.release();
      }
    },
  );

  test('the history cannot be changed', async () => {
    await opened.database.orm.insert(changeHistory).values({
      tabelle: 'ADR',
      tabelleId: 1,
      version: 1,
      art: 'CHANGE',
      benutzer: 'X',
    });
    for (const statement of [
      'delete from change_history',
      'update change_history set feld = null',
    ]) {
      await expect(opened.database.pool.query(statement)).rejects.toThrow(/keeps what was written/);
    }
  });
});
