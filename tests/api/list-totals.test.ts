import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type ApiClient } from '../support/api-client';
import { testServer } from '../support/test-server';

/** One more than is counted where nobody needs to know exactly. */
const MANY = 100_001;

describe('totals of lists', () => {
  const server = testServer();
  let client: ApiClient;
  const asked = async (query: string) => {
    const { status, body } = await client.get(`/stammdaten/texte?limit=1&${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body as { total?: number; totalCapped?: boolean };
  };
  const counted = async () =>
    Number((await server().query<{ n: string }>('select count(*) n from texts'))[0]?.n);
  const known = async () => (await asked('returnTotal=true')).total;

  beforeAll(async () => {
    client = await clientOf(server().url, 'admin');
    await server().query(
      `insert into texts (schluessel, eintrag) select 'MANY', 'many ' || n from generate_series(1, ${MANY}) n`,
    );
    await server().query('analyze texts');
  });

  test('filtered: exact, or no further than 100,000', async () => {
    expect(await asked('filter=schluessel=MANY&returnTotal=true')).toMatchObject({ total: MANY });
    const capped = await asked('filter=schluessel=MANY&returnTotal=capped');
    expect(capped).toMatchObject({ total: 100_000, totalCapped: true });
    const below = await asked('filter=schluessel=MANY,eintrag!=many 7&returnTotal=capped');
    expect(below.total).toBe(100_000);
    expect(below).not.toHaveProperty('totalCapped');
    const none = await asked('filter=schluessel=NONE&returnTotal=capped');
    expect(none.total).toBe(0);
    expect(await asked('filter=schluessel=MANY')).not.toHaveProperty('total');
    expect(await asked('returnTotal=false')).not.toHaveProperty('total');
  });

  test('anything else is refused', async () => {
    for (const value of ['1', 'CAPPED', 'yes', 'exact']) {
      const { status } = await client.get(`/stammdaten/texte?returnTotal=${value}`);
      expect([value, status]).toEqual([value, 422]);
    }
  });

  test('a computed query says it in headers', async () => {
    const query = async (returnTotal: unknown) => {
      const { status, headers } = await client.post('/cmn/computed-queries/stammdaten/adressen', {
        pageable: { limit: 1 },
        returnTotal,
      });
      return [status, headers.get('x-query-total'), headers.get('x-query-total-capped')];
    };
    expect(await query('capped')).toEqual([200, '2000', null]);
    expect(await query(true)).toEqual([200, '2000', null]);
    expect(await query(false)).toEqual([200, null, null]);
    expect((await query('all'))[0]).toBe(422);
  });

  test('unfiltered: known, however rows come and go', async () => {
    const all = await counted();
    expect(await known()).toBe(all);
    expect((await asked('returnTotal=capped')).total).toBe(all);
    await server().query(
      `do $$ begin
         for n in 1..800 loop
           insert into texts (schluessel, eintrag) values ('ONE', 'one ' || n);
         end loop;
       end $$`,
    );
    expect(await known()).toBe(all + 800);
    await server().query(
      `insert into texts (schluessel, eintrag) values ('ONE', 'one 7'), ('ONE', 'new')
       on conflict (schluessel, eintrag) do update set bemerkung = 'there'`,
    );
    expect(await known()).toBe(all + 801);
    await server().query(`delete from texts where schluessel = 'ONE'`);
    await server().query(`delete from texts where schluessel = 'NONE'`);
    await server().query(`update texts set bemerkung = 'x' where eintrag = 'many 1'`);
    expect(await known()).toBe(all);
    // What others have left is summed up now and then.
    const [notes] = await server().query<{ n: string }>(
      `select count(*) n from row_counts where table_name = 'texts'`,
    );
    expect(Number(notes?.n)).toBeLessThan(800);
  });

  test('what is undone was never there, and a load that asks no foreign keys counts', async () => {
    const all = await counted();
    await server().query(
      `do $$ begin
         begin
           insert into texts (schluessel, eintrag) values ('GONE', 'gone');
           raise exception 'undone';
         exception when others then null;
         end;
       end $$`,
    );
    expect(await known()).toBe(all);
    await server().query(
      `do $$ begin
         set local session_replication_role = replica;
         insert into texts (schluessel, eintrag) values ('LOAD', 'a'), ('LOAD', 'b');
       end $$`,
    );
    expect(await known()).toBe(all + 2);
  });

  test('summing up at any moment changes nothing', async () => {
    const all = await counted();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        server().query(
          n % 3 === 0
            ? `select kontor_sum_up_rows('texts')`
            : `insert into texts (schluessel, eintrag) values ('AT_ONCE', '${n}')`,
        ),
      ),
    );
    expect(await counted()).toBe(all + 8);
    expect(await known()).toBe(all + 8);
  });

  test('a table that is emptied', async () => {
    await server().query('truncate texts');
    expect(await known()).toBe(0);
    await server().query(`insert into texts (schluessel, eintrag) values ('A', 'a')`);
    expect(await known()).toBe(1);
  });
});
