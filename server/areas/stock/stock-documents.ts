import { products } from '../../db/generated/tables';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import { handler, type Handlers } from '../../http/call';
import { problem } from '../../http/problem';

type StockDocument = components['schemas']['StockDocument'];

/** Why a warehouse has what it has of a product: what is reserved, ordered or set apart, and for whom. */
export const stockOperations: Handlers = {
  /**
   * Every movement belongs to one row, so the rows add up to the warehouse's quantity. What a delivery
   * gives back of a reservation belongs to the order that reserved it.
   */
  listStockDocuments: handler('listStockDocuments', async ({ db, params, query }) => {
    const { artikelId } = params;
    const { lagerId, groesse } = query;
    await requireProduct(artikelId, db);
    const { rows } = await db.execute<Row>(sql`
      select origin "belegId", d.belegart, d.belegnummer, d.adresse,
        coalesce(d.belegdatum, min((m.zeit at time zone 'Europe/Berlin')::date))::text datum,
        coalesce(d.liefertermin, m.termin)::text termin, m.bemerkung, sum(m.menge) menge
      from (
        select zeit, menge,
          case when beleg_id is null then termin end termin,
          case when beleg_id is null then bemerkung end bemerkung,
          coalesce((
            select min(l.vorgaenger_id) from document_links l
            where l.nachfolger_id = moved.beleg_id and exists (
              select from stock_movements r
              where r.beleg_id = l.vorgaenger_id and r.artikel_id = moved.artikel_id
                and r.lager_id = moved.lager_id and r.groesse = moved.groesse)
          ), beleg_id) origin
        from stock_movements moved
        where artikel_id = ${artikelId} and lager_id = ${lagerId} and groesse = ${groesse}
      ) m
      left join sales_documents d on d.id = m.origin
      group by m.origin, d.id, m.termin, m.bemerkung
      having sum(m.menge) <> 0
      order by 5, 1`);
    return { status: 200, body: { result: rows.map(stockDocument), hasMore: false } };
  }),
  listServiceStock: handler('listServiceStock', async ({ db, params, caller }) => {
    const { artikelId } = params;
    await requireProduct(artikelId, db);
    const { rows } = await db.execute<ServiceRow>(sql`
      select store.zweck, s.id "lagerId", s.lager, coalesce(l.bestand, 0) bestand,
        coalesce(l.reserviert, 0) reserviert, coalesce(l.verfuegbar, 0) verfuegbar
      from technicians t
      cross join lateral (values
        (1, 'GUTTEILE', t.gutteile_lager_id),
        (2, 'DOA', t.doateile_lager_id),
        (3, 'DEFEKT', t.defektteile_lager_id)) store (place, zweck, lager_id)
      join storages s on s.id = store.lager_id
      left join stock_levels l on l.lager_id = s.id and l.artikel_id = ${artikelId}
      where t.id = ${caller?.technikerId ?? null}
      order by store.place`);
    const result = rows.map((row) => ({
      zweck: row.zweck,
      lagerId: Number(row.lagerId),
      lager: row.lager,
      bestand: Number(row.bestand),
      reserviert: Number(row.reserviert),
      verfuegbar: Number(row.verfuegbar),
    }));
    return { status: 200, body: { result, hasMore: false } };
  }),
};

/** Numbers come as texts where a driver keeps their precision. */
type Row = Omit<StockDocument, 'belegId' | 'menge'> & Record<'belegId' | 'menge', unknown>;
type ServiceRow = { zweck: 'GUTTEILE' | 'DOA' | 'DEFEKT'; lager: string } & Record<
  'lagerId' | 'bestand' | 'reserviert' | 'verfuegbar',
  unknown
>;

function stockDocument({ belegId, menge, ...row }: Row): StockDocument {
  return { ...row, belegId: belegId === null ? null : Number(belegId), menge: Number(menge) };
}

async function requireProduct(artikelId: number, db: Executor): Promise<void> {
  if ((await db.$count(products, eq(products.id, artikelId))) === 0) {
    throw problem(404, 'msg_record_not_found');
  }
}
