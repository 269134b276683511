import { eq } from 'drizzle-orm';
import { deals, tickets } from '../../db/generated/crm';
import { callerOf } from '../../http/call';
import { fieldProblem, problem } from '../../http/problem';
import { isOpenTicket } from '../../../schemas/rules/ticket-states';
import { readableRecord } from '../../resources/record-access';
import type { ResourceOptions, WriteCall } from '../../resources/resource';

/** What somebody did, for an address, a deal, a ticket or an asset: it belongs to one of them at least. */
export const activityChanges: ResourceOptions = {
  async guard({ before, after, fields }, call, tables) {
    const row = after ?? before ?? {};
    if (row.ticketId != null) await requireOpenTicket(Number(row.ticketId), call);
    if (!after) return;
    const named = Object.entries(tableOf).filter(([field]) => after[field] != null);
    if (named.length === 0) throw fieldProblem({ adresseId: [{ code: 'msg_value_required' }] });
    for (const [field, tabelle] of named) {
      if (before && !fields.includes(field)) continue;
      const tabelleId = Number(after[field]);
      await readableRecord(tables, { tabelle, tabelleId, caller: callerOf(call), db: call.db });
    }
  },

  /** Whose address it is follows from the ticket or deal, unless another one is named. */
  async prepare(values, { db }) {
    if (values.adresseId != null) return values;
    const adresseId =
      (await addressOf(tickets, values.ticketId, db)) ??
      (await addressOf(deals, values.dealId, db));
    return { ...values, adresseId };
  },
};

const tableOf = { adresseId: 'ADR', dealId: 'DEALS', ticketId: 'TKT', assetId: 'ASS' } as const;

async function addressOf(
  table: typeof tickets | typeof deals,
  id: unknown,
  db: WriteCall['db'],
): Promise<number | null> {
  if (typeof id !== 'number') return null;
  const [found] = await db.select({ id: table.adresseId }).from(table).where(eq(table.id, id));
  return found?.id ?? null;
}

async function requireOpenTicket(id: number, { db }: WriteCall): Promise<void> {
  const [ticket] = await db
    .select({ status: tickets.status })
    .from(tickets)
    .where(eq(tickets.id, id));
  if (ticket && !isOpenTicket(ticket)) throw problem(409, 'msg_ticket_closed');
}
