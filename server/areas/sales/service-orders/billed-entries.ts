import { and, eq, inArray, sql } from 'drizzle-orm';
import { mayDo, serviceStatus, statusByInvoices } from '../../../../schemas/rules/service-states';
import { keyOf, type EntryKey } from '../../../../schemas/rules/service-billing';
import type { Executor } from '../../../db/database';
import { salesDocuments } from '../../../db/generated/sales';
import { storeAction } from '../../../resources/changes/act-on-record';
import { lockRow } from '../../../resources/records/read';
import type { OrderRow } from '../../service/act-on-task';
import type { Changing } from '../booking/changing';
import { isDraft, type DocumentRow } from '../document-row';
import { billedServiceEntries } from '../tables';

type Billing = Pick<DocumentRow, 'id' | 'serviceAuftragId'>;

/**
 * Keeps which entries the lines of an invoice are for, at least one; `positionId` is null for those that the customer
 * does not pay.
 */
export async function keepBilled(
  document: { belegId: number; serviceAuftragId: number },
  entries: readonly (EntryKey & { positionId: number | null })[],
  db: Executor,
): Promise<void> {
  // Of two lines for the same travel the first one keeps it, and a flat rate what it covers.
  const first = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry]));
  const rows = [...first.values()].map(({ art, id, positionId }) => ({
    ...document,
    art,
    eintragId: id,
    positionId,
  }));
  await db.insert(billedServiceEntries).values(rows);
}

/** Lets what an invoice had of a service order be billed again: it was cancelled, or is about to be removed. */
export async function freeBilled(document: Billing, changing: Changing): Promise<void> {
  if (document.serviceAuftragId === null) return;
  // The order first: whoever bills it holds it, and a line waits for nobody.
  const order = await lockOrder(document.serviceAuftragId, changing);
  await changing.call.db
    .delete(billedServiceEntries)
    .where(eq(billedServiceEntries.belegId, document.id));
  await followInvoices(order, changing);
}

/** Gives a service order the status that the booking of its invoice decides. */
export async function followBooking(document: Billing, changing: Changing): Promise<void> {
  if (document.serviceAuftragId === null) return;
  const order = await lockOrder(document.serviceAuftragId, changing);
  await followInvoices(order, changing, document.id);
}

async function lockOrder(id: number, { call, tables }: Changing): Promise<OrderRow> {
  return (await lockRow(tables.resourceOf('SVA'), id, call.db)) as OrderRow;
}

/** Gives an order the status that follows from its invoices; `booking` is about to be booked, and counts as such. */
async function followInvoices(
  order: OrderRow,
  { call, tables }: Changing,
  booking = 0,
): Promise<void> {
  const isBilling = mayDo('bill', order.auftragsstatus);
  if (!isBilling && order.auftragsstatus !== serviceStatus.billed) return;
  const found = await call.db
    .selectDistinct({ id: salesDocuments.id, belegstatus: salesDocuments.belegstatus })
    .from(billedServiceEntries)
    .innerJoin(salesDocuments, eq(salesDocuments.id, billedServiceEntries.belegId))
    .where(eq(billedServiceEntries.serviceAuftragId, order.id));
  const drafts = found.filter((one) => isDraft(one) && one.id !== booking);
  const auftragsstatus = statusByInvoices({
    hasDraft: drafts.length > 0,
    hasBooked: drafts.length < found.length,
    isOpen: await hasOpenEntries(order.id, call.db),
  });
  if (auftragsstatus === order.auftragsstatus) return;
  await storeAction(tables.resourceOf('SVA'), order, { auftragsstatus }, call);
}

/** Tells whether a draft has something of an order. */
export async function isInDraft(orderId: number, db: Executor): Promise<boolean> {
  const [found] = await db
    .select({ id: salesDocuments.id })
    .from(billedServiceEntries)
    .innerJoin(salesDocuments, eq(salesDocuments.id, billedServiceEntries.belegId))
    .where(
      and(
        eq(billedServiceEntries.serviceAuftragId, orderId),
        inArray(salesDocuments.belegstatus, ['1', '2']),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Tells whether something that was done for an order is in no invoice. */
async function hasOpenEntries(orderId: number, db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select exists (
      select from (
        select 'ARBEIT' art, t.id from work_times t join planning_items p on p.id = t.planung_id
          where p.service_auftrag_id = ${orderId}
        union all select 'REISE', r.id from service_trips r join planning_items p on p.id = r.planung_id
          where p.service_auftrag_id = ${orderId}
        union all select 'MEHRAUFWAND', e.id from extra_works e where e.service_auftrag_id = ${orderId}
        union all select 'MATERIAL', m.id from service_materials m
          where m.service_auftrag_id = ${orderId} and m.menge_eingebaut > 0) done
      where not exists (
        select from billed_service_entries b where b.art = done.art and b.eintrag_id = done.id)) open`);
  return rows[0]?.open === true;
}
