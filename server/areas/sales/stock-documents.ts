import { sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { handler, weighing, type Handlers } from '../../http/operations/call';
import { READ_ROWS, requireFewRows } from '../../resources/lists/most-rows';
import { requireProduct } from '../products/require-product';

type StockDocument = components['schemas']['StockDocument'];

/** Why a warehouse has what it has of a product: what is reserved, ordered or set apart, and for whom. */
export const stockDocumentOperations: Handlers = weighing(1, {
  /**
   * Lists rows that add up to the warehouse's quantity, since every movement belongs to one. What a delivery gives back
   * of a reservation belongs to the order that reserved it.
   */
  listStockDocuments: handler('listStockDocuments', async ({ db, params, query }) => {
    const { artikelId } = params;
    const { lagerId, groesse } = query;
    await requireProduct(artikelId, db);
    const { rows } = await db.execute<Row>(sql`
      select origin "belegId", d.belegart, coalesce(d.belegnummer, m.nummer) belegnummer, d.adresse,
        coalesce(d.belegdatum, min((m.zeit at time zone 'Europe/Berlin')::date))::text datum,
        coalesce(d.liefertermin, m.termin)::text termin, m.bemerkung, sum(m.menge) menge
      from (
        select zeit, menge,
          -- Of a service order or a transfer.
          case when beleg_id is null then belegnummer end nummer,
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
      group by m.origin, d.id, m.nummer, m.termin, m.bemerkung
      having sum(m.menge) <> 0
      order by 5, 1 limit ${READ_ROWS}`);
    requireFewRows(rows);
    return { status: 200, body: { result: rows.map(stockDocument), hasMore: false } };
  }),
});

/** Row of the database, where numbers come as texts because the driver keeps their precision. */
type Row = Omit<StockDocument, 'belegId' | 'menge'> & Record<'belegId' | 'menge', unknown>;

function stockDocument({ belegId, menge, ...row }: Row): StockDocument {
  return { ...row, belegId: belegId === null ? null : Number(belegId), menge: Number(menge) };
}
