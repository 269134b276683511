import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mayDo, serviceStatus } from '../../../schemas/rules/service-states';
import { planningItems, serviceSignatures } from '../../db/generated/service';
import type { Executor } from '../../db/database';
import { fieldProblem, problem } from '../../http/errors/problem';
import { storeAction } from '../../resources/changes/act-on-record';
import { lockRow } from '../../resources/records/read';
import type { RecordChange, ResourceOptions, WriteCall } from '../../resources/model/resource';
import type { Tables } from '../../resources/model/tables';
import { requireStatus, userOfTechnician, type OrderRow } from './act-on-task';

/** Rules for planning orders: when and by whom one is done, moved and reassigned by the office (3-decisions §3.9). */
export const planningChanges: ResourceOptions = {
  async complete(rows, db) {
    await addConflicts(rows, db);
    await addSignatures(rows, db);
  },

  async guard({ before, after, fields }, call, tables) {
    const orderId = Number((after ?? before)?.serviceAuftragId);
    const order = (await lockRow(tables.resourceOf('SVA'), orderId, call.db)) as OrderRow;
    if (before && before.beendetDatum !== null) throw problem(409, 'msg_service_task_over');
    await requireStatus(order, before ? (after ? 'move' : 'unplan') : 'plan', call);
    if (!after) return requireUnsignedTask(Number(before?.id), call.db);
    if (String(after.beginnDatum) >= String(after.endeDatum)) {
      throw fieldProblem({ endeDatum: [{ code: 'msg_service_time_order' }] });
    }
    const isGiven = !before || fields.includes('technikerId');
    if (!isGiven || after.technikerId == null) return;
    if ((await userOfTechnician(Number(after.technikerId), call.db)) === null) {
      throw fieldProblem({ technikerId: [{ code: 'msg_service_no_user' }] });
    }
  },

  async prepare(values, { db }) {
    const technikerId = values.technikerId == null ? null : Number(values.technikerId);
    return { ...values, benutzerId: await userOfTechnician(technikerId, db) };
  },

  /** A technician who did not accept it yet has to do so anew. */
  async alongside({ after, fields }, { db }) {
    if (!fields.includes('technikerId')) return {};
    const technikerId = after?.technikerId == null ? null : Number(after.technikerId);
    return { benutzerId: await userOfTechnician(technikerId, db), angenommenDatum: null };
  },

  stored: followInOrder,
};

/** Throws 409 for a task with a signed report: signatures and what they name stay. */
async function requireUnsignedTask(id: number, db: Executor): Promise<void> {
  const signed = await db.$count(serviceSignatures, eq(serviceSignatures.planungId, id));
  if (signed > 0) throw problem(409, 'msg_service_task_signed');
}

/**
 * Lets the order follow: a new task, or another technician, makes it a planned one; without one it waits to be planned
 * anew.
 */
async function followInOrder(
  { before, after, fields }: RecordChange,
  call: WriteCall,
  tables: Tables,
): Promise<void> {
  const resource = tables.resourceOf('SVA');
  const orderId = Number((after ?? before)?.serviceAuftragId);
  const order = (await lockRow(resource, orderId, call.db)) as OrderRow;
  const auftragsstatus = statusAfter(order, { before, after, fields });
  if (auftragsstatus !== order.auftragsstatus) {
    await storeAction(resource, order, { auftragsstatus }, call);
  }
}

function statusAfter({ auftragsstatus }: OrderRow, { before, after, fields }: RecordChange) {
  if (!after) return serviceStatus.toPlanAnew;
  if (!before) return serviceStatus.planned;
  return fields.includes('technikerId') && mayDo('move', auftragsstatus)
    ? serviceStatus.planned
    : auftragsstatus;
}

/** Marks tasks that are not over whose technician is elsewhere then, or away. */
async function addConflicts(rows: Record<string, unknown>[], db: Executor): Promise<void> {
  for (const row of rows) row.konflikt = null;
  const ids = rows.filter(({ beendetDatum }) => beendetDatum === null).map(({ id }) => Number(id));
  if (ids.length === 0) return;
  const { rows: found } = await db.execute<{ id: string; konflikt: TaskConflict | null }>(sql`
    select p.id, case
      when exists (
        select from planning_items other where other.techniker_id = p.techniker_id
          and other.id <> p.id and other.beendet_datum is null
          and other.beginn_datum < p.ende_datum and other.ende_datum > p.beginn_datum)
        then 'UEBERSCHNEIDUNG'
      when exists (
        select from calendar_entries e where e.ben_id = p.benutzer_id
          and e.start_datum + case when e.vormittags then interval '0' else interval '12 hours' end
            < p.ende_datum
          and e.ende_datum + case when e.nachmittags then interval '24 hours' else interval '12 hours' end
            > p.beginn_datum)
        then 'ABWESEND'
      end konflikt
    from planning_items p
    where ${inArray(sql`p.id`, ids)} and p.techniker_id is not null`);
  const conflicts = new Map(found.map(({ id, konflikt }) => [Number(id), konflikt]));
  for (const row of rows) row.konflikt = conflicts.get(Number(row.id)) ?? null;
}

/** Says who signed the reports of tasks last, and when. */
async function addSignatures(rows: Record<string, unknown>[], db: Executor): Promise<void> {
  const ids = rows.map(({ id }) => Number(id));
  const { planungId, name, zeitpunkt, abweichend, id } = serviceSignatures;
  const found =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([planungId], { planungId, name, zeitpunkt })
          .from(serviceSignatures)
          .where(and(inArray(planungId, ids), eq(abweichend, false)))
          .orderBy(planungId, desc(zeitpunkt), desc(id));
  const signed = new Map(found.map((one) => [one.planungId, one]));
  for (const row of rows) {
    const signature = signed.get(Number(row.id));
    row.unterschriebenVon = signature?.name ?? null;
    row.unterschriebenAm = signature?.zeitpunkt ?? null;
  }
}

type TaskConflict = 'UEBERSCHNEIDUNG' | 'ABWESEND';

/** Tells whether a technician works on an order: it is his, and not over. */
export async function isDoneBy(
  benutzerId: number,
  serviceAuftragId: number,
  db: Executor,
): Promise<boolean> {
  const mine = and(
    eq(planningItems.serviceAuftragId, serviceAuftragId),
    eq(planningItems.benutzerId, benutzerId),
    isNull(planningItems.beendetDatum),
  );
  return (await db.$count(planningItems, mine)) > 0;
}
