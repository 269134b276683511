import { describe, expect, test } from 'vitest';
import { testServer } from '../support/test-server';

/** Statements that list what does not agree; each must answer nothing. */
const disagreements: readonly [string, string][] = [
  [
    'stock of a warehouse and its movements',
    `select m.artikel_id, m.lager_id from stock_movements m
     left join stock_levels l using (artikel_id, lager_id)
     group by m.artikel_id, m.lager_id, l.id
     having coalesce(sum(m.menge) filter (where m.groesse = 'BESTAND'), 0) is distinct from l.bestand
       or coalesce(sum(m.menge) filter (where m.groesse = 'RESERVIERT'), 0) is distinct from l.reserviert
       or coalesce(sum(m.menge) filter (where m.groesse = 'BESTELLT'), 0) is distinct from l.bestellt
       or coalesce(sum(m.menge) filter (where m.groesse = 'BLOCKIERT'), 0) is distinct from l.blockiert`,
  ],
  [
    'stock of a product and of its warehouses',
    `select p.id from products p left join stock_levels l on l.artikel_id = p.id group by p.id
     having p.bestand <> coalesce(sum(l.bestand), 0) or p.reserviert <> coalesce(sum(l.reserviert), 0)
       or p.verfuegbar <> coalesce(sum(l.verfuegbar), 0)
       or p.naechste_lieferung is distinct from min(l.naechste_lieferung)`,
  ],
  [
    'stock of locations and of their warehouse',
    `select l.artikel_id, l.lager_id from stock_levels l join storages s on s.id = l.lager_id
     left join location_stock o using (artikel_id, lager_id) where s.hat_lagerplaetze
     group by l.id having l.bestand <> coalesce(sum(o.bestand), 0)`,
  ],
  ['stock below nothing', 'select id from stock_levels where bestand < 0 or reserviert < 0'],
  [
    'reserved goods and open orders',
    `select m.artikel_id from stock_movements m where m.groesse = 'RESERVIERT' group by m.artikel_id
     having sum(m.menge) <> coalesce((
       select sum(p.menge - p.menge_uebernommen) from sales_positions p
       join sales_documents d on d.id = p.beleg_id
       where p.artikel_id = m.artikel_id and d.belegtyp = '02' and d.belegstatus in ('3', '4')), 0)
       -- What is meant for service orders, in the warehouse and in vans.
       + coalesce((select sum(s.menge_reserviert + s.menge_offen) from service_materials s
         where s.artikel_id = m.artikel_id), 0)`,
  ],
  [
    'quantities taken over and the lines that took them',
    `select p.id from sales_positions p left join (
       select n.vorgaenger_position_id id, sum(n.menge) menge from sales_positions n
       join sales_documents d on d.id = n.beleg_id
       where d.belegstatus not in ('1', '2') and d.belegart <> '0490'
         -- A dissolved order keeps what it took over, a cancelled invoice gives it back.
         and not d.storniert
       group by 1) taken on taken.id = p.id
     where p.menge_uebernommen <> coalesce(taken.menge, 0)`,
  ],
  [
    'documents and their lines',
    `select d.id from sales_documents d join sales_positions p on p.beleg_id = d.id group by d.id
     having d.endbetrag_netto <> sum(p.gesamtpreis) filter (where p.positions_art = 'N') + coalesce(d.frachtkosten, 0)`,
  ],
  [
    'open items and booked invoices',
    `select d.id from sales_documents d full join open_items o on o.beleg_id = d.id
     where (o.id is null and d.belegart in ('0400', '0490', '0500') and d.belegstatus not in ('1', '2'))
       or (o.id is not null and o.rechnungs_betrag is distinct from d.endbetrag_brutto)`,
  ],
  [
    'open items and payments',
    `select o.id from open_items o left join payments z on z.offene_posten_id = o.id group by o.id
     having o.bisher_gezahlt <> coalesce(sum(z.zahlungs_betrag + z.skonto + z.differenz), 0)`,
  ],
  [
    'what an address owes and its open items',
    `select a.id from addresses a left join open_items o on o.adresse_id = a.id group by a.id
     having a.opv_betrag <> coalesce(sum(o.offener_betrag) filter (where o.waehrung = 'EUR'), 0)
       or a.opv_weitere is distinct from kontor_owed_elsewhere(a.id)`,
  ],
  [
    'numbers without gaps',
    `select left(belegnummer, 4) from sales_documents where belegnummer is not null group by 1
     having max(right(belegnummer, 5)::int) <> count(*)`,
  ],
  [
    'documents dated after their successors',
    `select l.* from document_links l join sales_documents v on v.id = l.vorgaenger_id
     join sales_documents n on n.id = l.nachfolger_id where v.belegdatum > n.belegdatum`,
  ],
];

describe('the demo company', () => {
  const server = testServer();

  test.each(disagreements)('agrees on %s', async (_, statement) => {
    expect(await server().query(statement)).toEqual([]);
  });

  test('has documents of every kind and state, over two fiscal years', async () => {
    const [found] = await server().query<Record<string, unknown>>(
      `select count(*)::int documents, count(distinct belegart)::int kinds,
         count(distinct belegstatus)::int states, min(belegdatum)::text first, max(belegdatum)::text last
       from sales_documents`,
    );
    expect(found).toMatchObject({ documents: 20_000, kinds: 6, states: 8, last: '2026-06-30' });
    expect(String(found?.first) < '2025-02-01').toBe(true);
  });

  test('goes on agreeing when stock moves, and every product has one version more', async () => {
    const versions = () =>
      server().query<{ version: number }>('select version from products where id <= 3 order by id');
    const before = await versions();
    await server().query(
      `insert into stock_movements (artikel_id, lager_id, groesse, menge, termin, lagerplatz) values
       (1, 1, 'BESTAND', 5, null, 'A-01-01'), (1, 1, 'RESERVIERT', 2, null, null),
       (1, 2, 'BESTELLT', 3, '2026-07-01', null), (1, 2, 'BESTELLT', -3, '2026-07-01', null),
       (2, 1, 'BESTAND', 4, null, 'A-01-01'), (2, 1, 'BESTAND', -4, null, 'A-01-01')`,
    );
    const raised = (await versions()).map(
      ({ version }, at) => version - (before[at]?.version ?? 0),
    );
    expect(raised).toEqual([1, 0, 0]);
    for (const [name, statement] of disagreements.slice(0, 3)) {
      expect(await server().query(statement), name).toEqual([]);
    }
    await expect(server().query('update stock_movements set menge = 1')).rejects.toThrow();
  });

  test('goes on agreeing when an open item changes hands, amount and currency, or goes', async () => {
    const [owed] = disagreements.filter(([name]) => name.startsWith('what an address owes'));
    const changes = [
      'update open_items set adresse_id = 1 where id in (1, 2, 3)',
      'update open_items set rechnungs_betrag = rechnungs_betrag + 10 where id in (1, 2)',
      "update open_items set waehrung = 'CHF' where id = 2",
      "update open_items set waehrung = 'EUR' where id = 2",
      'delete from open_items where id in (select o.id from open_items o left join payments z on z.offene_posten_id = o.id where z.id is null order by o.id limit 2)',
    ];
    for (const change of changes) {
      await server().query(change);
      expect(await server().query(owed?.[1] ?? ''), change).toEqual([]);
    }
  });
});
