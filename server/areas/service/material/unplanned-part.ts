import { stockRefusal } from '../../../../schemas/rules/material-step';
import { serviceMaterials } from '../../../db/generated/service';
import { handler, type Handlers } from '../../../http/operations/call';
import { requireRight } from '../../../http/access/caller';
import { fieldProblem } from '../../../http/errors/problem';
import { writeHistory } from '../../../resources/history/history';
import { lockRow } from '../../../resources/records/read';
import type { Tables } from '../../../resources/model/tables';
import { entityTag } from '../../../resources/records/version';
import { lockStock, moveStock } from '../../stock/move-stock';
import { ownStores, requireStore } from '../../stock/own-stores';
import { requireStatus, type OrderRow } from '../act-on-task';
import { throwRefusal } from '../throw-refusal';
import { isDoneBy } from '../planning-changes';
import { followMaterial, numberOfOrder, type MaterialRow } from './position-to-act-on';

/**
 * Operations that take an unplanned part out of the technician's own store: it is confirmed at once and then used like
 * the others.
 */
export function unplannedOperations(tables: Tables): Handlers {
  return {
    addOrderMaterial: handler('addOrderMaterial', async (call) => {
      const { caller, db, params, body } = call;
      const resource = tables.resourceOf('SVM');
      const order = (await lockRow(
        tables.resourceOf('SVA'),
        params.serviceAuftragId,
        db,
      )) as OrderRow;
      if (!(await isDoneBy(caller.id, order.id, db))) requireRight(caller, 'SVA_PLANEN');
      await requireStatus(order, 'useMaterial', call);
      const store = requireStore(await ownStores(caller.technikerId, db), 'GUTTEILE');
      if (body.lagerId != null && body.lagerId !== store) {
        throw fieldProblem({ lagerId: [{ code: 'msg_material_own_store' }] });
      }
      const { artikelId, menge } = body;
      const levels = await lockStock([artikelId], db);
      const level = levels.find(({ lagerId }) => lagerId === store);
      const free = Math.max(0, Math.min(level?.verfuegbar ?? 0, level?.bestand ?? 0));
      throwRefusal(stockRefusal(menge, { artikelNummer: level?.artikelNummer, frei: free }));
      const [inserted] = await db
        .insert(serviceMaterials)
        .values({
          ...({
            serviceAuftragId: order.id,
            artikelId,
            menge,
          } as typeof serviceMaterials.$inferInsert),
          technikerId: caller.technikerId,
          benutzerId: caller.id,
          empfangLagerId: store,
          mengeUmgelagert: menge,
          mengeBestaetigt: menge,
          createdBy: caller.id,
          changedBy: caller.id,
        })
        .returning();
      const material = inserted as MaterialRow;
      const nummer = numberOfOrder(material);
      await moveStock([{ artikelId, lagerId: store, nummer, groesse: 'RESERVIERT', menge }], db);
      await writeHistory(resource, { art: 'CREATION', after: material }, call);
      await followMaterial(order, { call, tables });
      return {
        status: 201,
        headers: {
          location: `/vario-api/service/material/${material.id}`,
          etag: entityTag(material.version),
        },
      };
    }),
  };
}
