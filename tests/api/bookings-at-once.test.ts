import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type ApiClient, type Reply } from '../support/api-client';
import { fullMatrix } from '../support/full-matrix';
import type { TestServer } from '../support/start-server';
import { act, book, expected, readDocument, writeDraft } from '../support/sales-documents';
import { testServer } from '../support/test-server';

const ROUNDS = fullMatrix ? 10 : 1;
const AT_ONCE = 50;
/** In ms: a machine that does other things meanwhile. */
const TIMEOUT = ROUNDS * 120_000;

/** What must always answer nothing, whatever happened. */
const disagreements: Readonly<Record<string, string>> = {
  'numbers without gaps': `select left(belegnummer, 4) from sales_documents
    where belegart in ('0400', '0490', '0500') and belegnummer is not null group by 1
    having max(right(belegnummer, 5)::int) <> count(*)`,
  'stock and its movements': `select m.artikel_id from stock_movements m
    left join stock_levels l using (artikel_id, lager_id) group by m.artikel_id, m.lager_id, l.id
    having coalesce(sum(m.menge) filter (where m.groesse = 'BESTAND'), 0) is distinct from l.bestand
      or coalesce(sum(m.menge) filter (where m.groesse = 'RESERVIERT'), 0) is distinct from l.reserviert`,
  'places and their warehouse': `select l.artikel_id from stock_levels l
    join storages s on s.id = l.lager_id left join location_stock o using (artikel_id, lager_id)
    where s.hat_lagerplaetze group by l.id having l.bestand <> coalesce(sum(o.bestand), 0)`,
  'stock below nothing': 'select id from stock_levels where bestand < 0 or reserviert < 0',
  'deliveries and what they moved': `select d.id from sales_documents d
    where d.belegtyp in ('03', '05') and d.belegstatus in ('3', '4', '5', '8', '9')
    and coalesce((select sum(m.menge) from stock_movements m
      where m.beleg_id = d.id and m.groesse = 'BESTAND'), 0) <> -coalesce((
      select sum(p.menge) from sales_positions p join products a on a.id = p.artikel_id
      where p.beleg_id = d.id and p.positions_art = 'N' and a.artikelart = '1'), 0)`,
  'open items and booked invoices': `select d.id from sales_documents d
    full join open_items o on o.beleg_id = d.id
    where (o.id is null and d.belegart in ('0400', '0490', '0500') and d.belegstatus not in ('1', '2'))
      or (o.id is not null and (o.rechnungs_betrag is distinct from d.endbetrag_brutto
        or o.rechnungsnummer is distinct from d.belegnummer))`,
  // What stands on the demo company's documents is frozen when somebody asks for their PDF.
  'what is booked and what is frozen': `select id from sales_documents
    where id > 20000 and gebucht_am is not null and (dokument_hash is null or belegstatus in ('1', '2')
      or not exists (select from frozen_papers p where p.beleg_id = sales_documents.id))`,
};

async function requireAgreement(server: TestServer): Promise<void> {
  for (const [name, statement] of Object.entries(disagreements)) {
    expect(await server.query(statement), name).toEqual([]);
  }
}

/** Enough of them for all that is booked at once, and less than is asked for where a booking has to fail. */
async function goodsOf(server: TestServer, count: number): Promise<number[]> {
  const rows = await server.query<{ id: number }>(
    `select p.id from products p join stock_levels l on l.artikel_id = p.id and l.lager_id = 1
     where p.artikelart = '1' and not p.gesperrt and l.verfuegbar between 40 and 4000
     order by p.id limit ${count}`,
  );
  return rows.map(({ id }) => Number(id));
}

const tally = (replies: readonly (Reply | undefined)[]) => {
  const found: Record<string, number> = {};
  for (const reply of replies) {
    const key = reply ? String(reply.status) : 'gone';
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
};

describe('50 bookings at once, some failing', () => {
  const server = testServer();
  let buero: ApiClient;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    await server().query(
      `update system_parameters set wert = 'N' where name = 'LAGER.NEGATIVBESTAND'`,
    );
  });

  test(
    'leave numbers without gaps, stock that adds up, and an open item for each invoice',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const goods = await goodsOf(server(), 4);
        const at = (index: number) => goods[index % goods.length] as number;
        const write = (index: number) => {
          // Two goods in opposite orders, so that somebody waits for somebody.
          const lines = [at(index), at(index + (index % 2 ? 1 : 3))].map((artikelId) => ({
            artikelId,
            menge: index % 10 === 9 ? 5000 : 1,
            lagId: 1,
          }));
          const belegart = ['0400', '0300', '0500', '0400', '0500'][index % 5] as string;
          const head = { adresseId: index % 3 === 0 ? 1 : 2 };
          // Without lines it cannot be booked.
          return writeDraft(buero, belegart, index % 10 === 5 ? [] : lines, head);
        };
        const drafts = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, index) => write(index)),
        );
        const replies = await Promise.all(
          drafts.map((id) => act(buero, id, 'buchen').catch(() => undefined)),
        );
        expect(tally(replies)).toEqual({ 200: 40, 409: 5, 422: 5 });
        await requireAgreement(server());
      }
    },
    TIMEOUT,
  );

  test('also when connections to the database are lost in the middle', async () => {
    const [artikelId = 0] = await goodsOf(server(), 1);
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () =>
        writeDraft(buero, '0500', [{ artikelId, menge: 0.1, lagId: 1 }]),
      ),
    );
    const keys = drafts.map(() => randomUUID());
    const bookAll = () =>
      Promise.all(
        drafts.map((id, index) =>
          buero
            .post(`/verkauf/belege/${id}/buchen`, undefined, {
              'idempotency-key': keys[index] as string,
              'if-match': `"${versions[index]}"`,
            })
            .catch(() => undefined),
        ),
      );
    const versions = await Promise.all(
      drafts.map(async (id) => Number((await readDocument(buero, id)).version)),
    );
    const first = bookAll();
    for (let times = 0; times < 10; times++) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      await server().query(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 2`,
      );
    }
    await first;
    await requireAgreement(server());
    expect(tally(await bookAll())).toEqual({ 200: 20 });
    await requireAgreement(server());
  });

  test('a server that is killed leaves nothing half done', async () => {
    const [artikelId = 0] = await goodsOf(server(), 1);
    const drafts = await Promise.all(
      Array.from({ length: 10 }, () =>
        writeDraft(buero, '0500', [{ artikelId, menge: 0.1, lagId: 1 }]),
      ),
    );
    const replies = Promise.all(
      drafts.map((id) => act(buero, id, 'buchen').catch(() => undefined)),
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    await server().restart('SIGKILL');
    await replies;
    await requireAgreement(server());
    buero = await clientOf(server().url, 'buero');
    for (const id of drafts) {
      if ((await readDocument(buero, id)).belegstatus === '1') await book(buero, id);
    }
    await requireAgreement(server());
  });
});

describe('a booking that fails or is not heard of', () => {
  const server = testServer();
  let buero: ApiClient;
  let goods: number[];
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    goods = await goodsOf(server(), 2);
  });
  const draft = () =>
    writeDraft(buero, '0500', [{ artikelId: goods[0] as number, menge: 1, lagId: 1 }]);

  test('at its last step leaves nothing behind, and its key books it later', async () => {
    const id = await draft();
    const { version } = await readDocument(buero, id);
    const headers = { 'if-match': `"${String(version)}"`, 'idempotency-key': randomUUID() };
    await server().query(`create function test_fail() returns trigger language plpgsql
      as $$ begin raise exception 'test'; end $$`);
    await server().query(`create trigger test_fail before insert on open_items
      for each row execute function test_fail()`);
    expect((await act(buero, id, 'buchen', undefined, headers)).status).toBe(500);
    expect(await readDocument(buero, id)).toMatchObject({
      belegstatus: '1',
      belegnummer: null,
      version,
    });
    await requireAgreement(server());
    await server().query('drop trigger test_fail on open_items');
    await expected(act(buero, id, 'buchen', undefined, headers), 200);
    await requireAgreement(server());
  });

  test('is booked once when the client, gone meanwhile, sends it again', async () => {
    for (const wait of [1, 20, 60]) {
      const id = await draft();
      const { version } = await readDocument(buero, id);
      const headers = { 'if-match': `"${String(version)}"`, 'idempotency-key': randomUUID() };
      const cut = new AbortController();
      const first = fetch(`${server().url}/vario-api/verkauf/belege/${id}/buchen`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${buero.token}` },
        signal: cut.signal,
      }).catch(() => undefined);
      setTimeout(() => cut.abort(), wait);
      await first;
      await expected(act(buero, id, 'buchen', undefined, headers), 200);
      const [items] = await server().query(
        `select count(*)::int n from open_items where beleg_id = ${id}`,
      );
      expect(items).toEqual({ n: 1 });
    }
    await requireAgreement(server());
  });
});
