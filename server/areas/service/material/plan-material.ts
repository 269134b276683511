import { eq } from 'drizzle-orm';
import { serviceMaterials } from '../../../db/generated/service';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import { lockRow } from '../../../resources/records/read';
import type { RecordChange, ResourceOptions, WriteCall } from '../../../resources/model/resource';
import type { Tables } from '../../../resources/model/tables';
import { lockStock, moveStock } from '../../stock/move-stock';
import { usualStorage } from '../../stock/storage-regions';
import { requireStatus, type OrderRow } from '../act-on-task';
import {
  followMaterial,
  numberOfOrder,
  requireAtMost,
  type MaterialRow,
} from './position-to-act-on';

/**
 * Rules for the material that the office plans: available stock is reserved at once; what was sent cannot be planned
 * away (3-decisions §3.10).
 */
export const materialChanges: ResourceOptions = {
  async guard({ before, after, withParent }, call, tables) {
    const position = (after ?? before) as MaterialRow;
    if (!withParent) {
      const orderId = Number(position.serviceAuftragId);
      const order = (await lockRow(tables.resourceOf('SVA'), orderId, call.db)) as OrderRow;
      await requireStatus(order, 'planMaterial', call);
    }
    if (!before) return;
    const { mengeBestaetigt, mengeUnterwegs } = before as MaterialRow;
    const sent = mengeBestaetigt + mengeUnterwegs;
    if (!after && (before as MaterialRow).mengeUmgelagert > 0) {
      throw problem(409, 'msg_material_in_use');
    }
    if (after && position.menge < sent) requireAtMost(sent, position.menge);
  },

  prepare: async (values, { caller, db }) => ({
    ...values,
    vonLagerId: values.vonLagerId ?? (await usualStorage(caller, db)),
  }),

  async alongside({ before, after }, call) {
    const position = { ...(before as MaterialRow), ...(after as MaterialRow) };
    return { mengeReserviert: await reserve(position, call) };
  },

  async stored(change, call, tables) {
    const { before, after } = change;
    if (!before) {
      const created = after as MaterialRow;
      const mengeReserviert = await reserve(created, call);
      await call.db
        .update(serviceMaterials)
        .set({ mengeReserviert })
        .where(eq(serviceMaterials.id, created.id));
    }
    if (!after) await free(before as MaterialRow, call);
    await follow(change, call, tables);
  },
};

/** Reserves free stock for what is missing, and frees any excess; returns the reserved quantity. */
async function reserve(position: MaterialRow, { db }: WriteCall): Promise<number> {
  const { artikelId, vonLagerId, mengeReserviert } = position;
  if (vonLagerId === null) return mengeReserviert;
  const levels = await lockStock([artikelId], db);
  const free = levels.find(({ lagerId }) => lagerId === vonLagerId)?.verfuegbar ?? 0;
  const change = Math.min(neededOf(position) - mengeReserviert, Math.max(0, Math.floor(free)));
  await moveReserved(position, change, db);
  return mengeReserviert + change;
}

/** Quantity that has neither arrived nor is on its way. */
const neededOf = ({ menge, mengeBestaetigt, mengeUnterwegs }: MaterialRow) =>
  Math.max(0, menge - mengeBestaetigt - mengeUnterwegs);

const free = (position: MaterialRow, { db }: WriteCall) =>
  moveReserved(position, -position.mengeReserviert, db);

async function moveReserved(position: MaterialRow, menge: number, db: Executor): Promise<void> {
  const { artikelId, vonLagerId } = position;
  if (vonLagerId === null) return;
  const nummer = numberOfOrder(position);
  await moveStock([{ artikelId, lagerId: vonLagerId, nummer, groesse: 'RESERVIERT', menge }], db);
}

async function follow(
  { before, after, withParent }: RecordChange,
  call: WriteCall,
  tables: Tables,
): Promise<void> {
  if (withParent) return;
  const orderId = Number((after ?? before)?.serviceAuftragId);
  const order = (await lockRow(tables.resourceOf('SVA'), orderId, call.db)) as OrderRow;
  await followMaterial(order, { call, tables });
}
