import { and, eq } from 'drizzle-orm';
import { locationStock, serviceStock } from '../../db/generated/stock';
import { handler, type Handlers } from '../../http/operations/call';
import { fieldProblem, problem } from '../../http/errors/problem';
import { listRecords, type ListCall } from '../../resources/lists/list';
import type { Tables } from '../../resources/model/tables';
import { lockStock, moveStock } from './move-stock';
import { ownStores, requireStore, type StorePurpose } from './own-stores';

/** Operations on the stock of stores, and on its places in a warehouse. */
export function stockOperations(tables: Tables): Handlers {
  /** Lists a technician's own store; all such stores for anybody else. */
  const listStore = async (purpose: StorePurpose, call: ListCall) => {
    const resource = tables.resources.find(({ schema }) => schema === 'ServiceStock');
    if (!resource) throw new Error('ServiceStock is no resource');
    const { technikerId } = call.caller;
    if (technikerId !== null) requireStore(await ownStores(technikerId, call.db), purpose);
    const scope = and(
      eq(serviceStock.zweck, purpose),
      technikerId === null ? undefined : eq(serviceStock.technikerId, technikerId),
    );
    return listRecords(scope ? { ...resource, scope } : resource, call) as Promise<never>;
  };

  return {
    listGoodParts: handler('listGoodParts', (call) =>
      listStore('GUTTEILE', call as unknown as ListCall),
    ),
    listDeadParts: handler('listDeadParts', (call) =>
      listStore('DOA', call as unknown as ListCall),
    ),
    listDefectiveParts: handler('listDefectiveParts', (call) =>
      listStore('DEFEKT', call as unknown as ListCall),
    ),

    moveToLocation: handler('moveToLocation', async ({ params, body, db }) => {
      const [found] = await db.select().from(locationStock).where(eq(locationStock.id, params.id));
      if (!found) throw problem(404, 'msg_record_not_found');
      const { artikelId, lagerId, lagerplatz: from } = found;
      await lockStock([artikelId], db);
      const [place] = await db.select().from(locationStock).where(eq(locationStock.id, params.id));
      const there = place?.bestand ?? 0;
      const menge = body.menge ?? there;
      const lagerplatz = body.lagerplatz.trim();
      if (lagerplatz === from) {
        throw fieldProblem({ lagerplatz: [{ code: 'msg_location_same' }] });
      }
      if (menge <= 0 || menge > there) {
        throw problem(409, 'msg_stock_insufficient', found.artikelNummer, String(there));
      }
      const shared = { artikelId, lagerId, groesse: 'BESTAND' } as const;
      await moveStock(
        [
          { ...shared, menge: -menge, lagerplatz: from },
          { ...shared, menge, lagerplatz },
        ],
        db,
      );
      return { status: 204 };
    }),
  };
}
