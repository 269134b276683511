import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVatId } from '../../schemas/rules/vat-id';
import { isIban } from '../../schemas/rules/iban';
import { demoCalendar } from '../../server/demo/calendar';
import { addAddresses } from '../../server/areas/addresses/demo/more-addresses';
import { alone, restoreIndexes, setAsideIndexes } from '../../server/db/set-aside-indexes';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';
import { DEMO_DAY } from '../support/demo-day';

const calendar = demoCalendar(DEMO_DAY);

const silent = () => undefined;

describe('addresses in bulk', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.clean());

  const query = async <T extends object>(text: string) =>
    (await opened.database.pool.query<T>(text)).rows;
  const indexes = () =>
    query<{ name: string; valid: boolean }>(
      `select c.relname as name, i.indisvalid as valid from pg_index i
       join pg_class c on c.oid = i.indexrelid
       where i.indrelid = 'addresses'::regclass order by 1`,
    );
  const sum = () =>
    query(`select count(*)::int n, max(adressnummer)::int last,
             count(distinct adressnummer)::int numbers,
             md5(string_agg(name1 || ort || coalesce(iban, '') || adressnummer, ',' order by id))
           from addresses where adressnummer <= 12500`);

  test('come up to the number that was named, with numbers of the range, and only then', async () => {
    const texts: string[] = [];
    await addAddresses(opened.database, 2_500, calendar, (text) => texts.push(text));
    expect(texts[0]).toBe('Adding addresses: 2,000 of 2,500');
    await addAddresses(opened.database, 2_100, calendar, () => expect.unreachable());
    const [counted] = await query(
      `select count(*)::int n, min(adressnummer)::int first, max(adressnummer)::int last,
         count(distinct adressnummer)::int numbers,
         (select value::int from counters where name = 'adressnummer') counter from addresses`,
    );
    expect(counted).toEqual({
      n: 2_500,
      first: 10_001,
      last: 12_500,
      numbers: 2_500,
      counter: 12_500,
    });
  });

  test('are refused before the first one when the disk has no room for all of them', async () => {
    const asked: (number | undefined)[] = [];
    const full = {
      ...opened.database,
      hasSpace: async (megabytes?: number) => {
        asked.push(megabytes);
        return false;
      },
    };
    await expect(
      addAddresses(full, 1_002_500, calendar, () => expect.unreachable()),
    ).rejects.toThrow('--rows: the disk needs 2,100 MB of free space beside its reserve');
    expect(asked).toEqual([2_100]);
  });

  test('look like a company’s: many names and towns, customers and suppliers, some fields empty', async () => {
    const [found] = await query<Record<string, number>>(
      `select count(distinct name1)::int names, count(distinct ort)::int towns,
         count(distinct lkz)::int countries, count(email)::int emails, count(iban)::int ibans,
         count(*) filter (where ist_kunde)::int customers,
         count(*) filter (where ist_lieferant)::int suppliers,
         count(*) filter (where personenart = 'NATURAL')::int people,
         max(length(name1))::int longest, max(length(kurzname))::int short
       from addresses where id > 2000`,
    );
    expect(found?.names).toBeGreaterThan(450);
    expect(found?.towns).toBeGreaterThan(200);
    expect(found?.countries).toBe(4);
    for (const some of ['emails', 'ibans', 'customers', 'suppliers', 'people']) {
      expect([some, found?.[some]]).toEqual([some, expect.any(Number)]);
      expect(found?.[some]).toBeGreaterThan(30);
      expect(found?.[some]).toBeLessThan(480);
    }
    expect(found?.longest).toBeLessThanOrEqual(50);
    expect(found?.short).toBeLessThanOrEqual(20);
    const rows = await query<{ iban: string | null; ust_id: string | null; lkz: string }>(
      'select iban, ust_id, lkz from addresses where id > 2000',
    );
    for (const { iban, ust_id, lkz } of rows) {
      if (iban) expect([isIban(iban), iban.slice(0, 2)]).toEqual([true, lkz]);
      if (ust_id) expect(isVatId(ust_id)).toBe(true);
    }
  });

  test('go on where they stood, and are the same every time', async () => {
    const before = await sum();
    await query(`delete from addresses where adressnummer > 12300`);
    await query(`update counters set value = 12300 where name = 'adressnummer'`);
    await addAddresses(opened.database, 2_500, calendar, silent);
    expect(await sum()).toEqual(before);
  });

  test('leave every index as it was, also when the process did not live to build it again', async () => {
    const before = await indexes();
    const client = await opened.database.pool.connect();
    try {
      await setAsideIndexes(client, 'addresses');
      const left = (await client.query(`select 1 from pg_indexes where tablename = 'addresses'`))
        .rows;
      expect(left).toHaveLength(2);
      // What the next start does.
      expect(await alone(client, () => restoreIndexes(client, silent))).toBe(true);
      expect((await client.query('select 1 from set_aside_indexes')).rows).toEqual([]);
    } finally {
      client.release();
    }
    expect(await indexes()).toEqual(before);
    expect(before.every(({ valid }) => valid)).toBe(true);
    expect(before.length).toBeGreaterThan(10);
  });

  test('are refused where the demo company is not', async () => {
    await query('update users set demo = false');
    await expect(addAddresses(opened.database, 5_000, calendar, silent)).rejects.toThrow(
      'demo company',
    );
    await query('update users set demo = true where id > 0');
  });
});
