import { and, eq } from 'drizzle-orm';
import { TICKET_CLOSED, ticketStatus } from '../../../schemas/rules/ticket-states';
import { activities, tickets } from '../../db/generated/crm';
import { files } from '../../db/tables/files';
import { fieldProblem, problem } from '../../http/errors/problem';
import { storeAction } from '../../resources/changes/act-on-record';
import { lockRow } from '../../resources/records/read';
import type { Tables } from '../../resources/model/tables';
import type { TicketRow } from './ticket-changes';
import { noteOnTicket } from './ticket-notes';
import type { Scope } from '../../http/access/scope';
import { requireFittingParent, ticketsBelow } from './ticket-tree';

interface Merging {
  call: Scope;
  tables: Tables;
}

/**
 * Merges a locked ticket into another one, which takes over what belongs to it (3-decisions §3.8). Throws 422 for a
 * target that does not exist or is the ticket itself, 409 for one that is closed or stands below it.
 */
export async function mergeTicket(
  ticket: TicketRow,
  zielTicketId: number,
  merging: Merging,
): Promise<void> {
  const { call, tables } = merging;
  const resource = tables.resourceOf('TKT');
  if (zielTicketId === ticket.id) {
    throw fieldProblem({ zielTicketId: [{ code: 'msg_ticket_merge_itself' }] });
  }
  const target = await targetOf(zielTicketId, call);
  if ((await ticketsBelow(ticket.id, call.db)).includes(zielTicketId)) {
    throw problem(409, 'msg_ticket_cycle');
  }
  await takeOver(ticket, target, merging);
  const before = (await lockRow(resource, ticket.id, call.db)) as TicketRow;
  await storeAction(
    resource,
    before,
    { status: ticketStatus.rejected, zusammengefuehrtInId: zielTicketId },
    call,
  );
}

async function targetOf(id: number, { db }: Scope): Promise<TicketRow> {
  const [target] = await db.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (!target) throw fieldProblem({ zielTicketId: [{ code: 'msg_reference_unknown' }] });
  if (target.status >= TICKET_CLOSED) {
    throw problem(409, 'msg_ticket_merge_closed', String(target.ticketNummer));
  }
  return target;
}

/** Moves activities, attachments and sub-tickets to the target. */
async function takeOver(ticket: TicketRow, target: TicketRow, merging: Merging): Promise<void> {
  const { call, tables } = merging;
  const { db } = call;
  await db
    .update(activities)
    .set({ ticketId: target.id })
    .where(eq(activities.ticketId, ticket.id));
  await db
    .update(files)
    .set({ tabelleId: target.id })
    .where(and(eq(files.tabelle, 'TKT'), eq(files.tabelleId, ticket.id)));
  const below = await db
    .select()
    .from(tickets)
    .where(eq(tickets.hauptTicketId, ticket.id))
    .for('update');
  const ids = below.map(({ id }) => id);
  if (ids.length > 0) await requireFittingParent(ids, target.id, db);
  for (const one of below) {
    await storeAction(tables.resourceOf('TKT'), one, { hauptTicketId: target.id }, call);
  }
  const texts = [ticket.beschreibung ?? '', ticket.betreff].filter(Boolean).join('\n\n');
  await noteOnTicket(target, [`Zusammengeführt mit ${ticket.ticketNummer}`, texts], merging);
}
