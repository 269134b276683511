import { sql } from 'drizzle-orm';
import { handler, type Handlers } from '../../http/call';
import { requireProduct } from '../products/require-product';

/** What a technician's own warehouses have of a product. */
export const serviceStockOperations: Handlers = {
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
type ServiceRow = { zweck: 'GUTTEILE' | 'DOA' | 'DEFEKT'; lager: string } & Record<
  'lagerId' | 'bestand' | 'reserviert' | 'verfuegbar',
  unknown
>;
