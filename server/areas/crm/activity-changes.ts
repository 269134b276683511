import { eq } from 'drizzle-orm';
import { deals, tickets } from '../../db/generated/crm';
import { fieldProblem, problem } from '../../http/errors/problem';
import { isOpenTicket } from '../../../schemas/rules/ticket-states';
import type { ResourceOptions, WriteCall } from '../../resources/model/resource';
import { followUp, requireFollowUp, withoutFollowUp } from './follow-up';

/** Rules for writing activities: each belongs to at least one address, deal, ticket or asset. */
export const activityChanges: ResourceOptions = {
  async guard({ before, after }, call) {
    if (after && !before) await requireFollowUp(after, call);
    const row = after ?? before ?? {};
    if (row.ticketId != null) await requireOpenTicket(Number(row.ticketId), call);
    if (after && owners.every((field) => after[field] == null)) {
      throw fieldProblem({ adresseId: [{ code: 'msg_value_required' }] });
    }
  },

  /** Takes the address from the ticket or deal, unless another one is named. */
  async prepare(record, { db }) {
    const { vorlageId: _, ...values } = withoutFollowUp(record);
    if (values.adresseId != null) return values;
    const adresseId =
      (await addressOf(tickets, values.ticketId, db)) ??
      (await addressOf(deals, values.dealId, db));
    return { ...values, adresseId };
  },

  async stored({ before, after }, call, tables) {
    if (after && !before) await followUp(after, call, tables);
  },
};

const owners = ['adresseId', 'dealId', 'ticketId', 'assetId'] as const;

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
