import { and, inArray, lt } from 'drizzle-orm';
import { TICKET_CLOSED, ticketStatus } from '../../../schemas/rules/ticket-states';
import { requireActiveUser } from '../../accounts/users/active-user';
import { tickets } from '../../db/generated/crm';
import { handler, type Handlers } from '../../http/operations/call';
import { problem } from '../../http/errors/problem';
import { answerRecord, recordToActOn, storeAction } from '../../resources/changes/act-on-record';
import { lockRow } from '../../resources/records/read';
import type { Tables } from '../../resources/model/tables';
import { ticketLabels } from './field-names';
import { answered, asked, remindOf, type TicketRow } from './ticket-changes';
import { noteOnTicket } from './ticket-notes';
import type { Scope } from '../../http/access/scope';
import { mergeTicket } from './merge-ticket';
import { ticketsBelow } from './ticket-tree';
import { ticketValueOperations } from './ticket-values';

/** Operations on tickets besides writing them (3-decisions §3.8). */
export function ticketOperations(tables: Tables): Handlers {
  const resource = () => tables.resourceOf('TKT');
  const ticketToActOn = async (scope: Scope, id: number) => {
    const ticket = await recordToActOn<TicketRow>(resource(), id, scope);
    if (ticket.status >= TICKET_CLOSED) throw problem(409, 'msg_ticket_closed');
    return ticket;
  };
  const complete = async (ticket: TicketRow, ergebnis: string, scope: Scope) => {
    const back = ticket.nachErledigungZurueckAnBenutzerId;
    const goesBack =
      back !== null && back !== scope.caller.id && ticket.status !== ticketStatus.acceptance;
    const changes: Partial<TicketRow> = goesBack
      ? { status: ticketStatus.acceptance, zugeordnetBenutzerId: back, ergebnis }
      : { status: ticketStatus.done, ergebnis };
    const after = await storeAction(
      resource(),
      ticket,
      { ...changes, rueckfrageAnBenutzerId: null, statusVorRueckfrage: null },
      scope,
    );
    if (goesBack) await remindOf(after, back, scope, tables);
  };

  return {
    ...ticketValueOperations,
    readTicketLabels: handler('readTicketLabels', ({ db }) => ticketLabels.answer(db)),

    completeTicket: handler('completeTicket', async (call) => {
      const { id } = call.params;
      const { ergebnis, mitUntertickets = false } = call.body;
      let ticket = await ticketToActOn(call, id);
      const open = await openBelow(id, call);
      if (open.length > 0 && !mitUntertickets) {
        throw problem(409, 'msg_ticket_open_children', String(open.length));
      }
      for (const one of open) {
        const below = (await lockRow(resource(), one, call.db)) as TicketRow;
        await storeAction(resource(), below, { status: ticketStatus.done, ergebnis }, call);
      }
      if (open.length > 0) ticket = (await lockRow(resource(), id, call.db)) as TicketRow;
      await complete(ticket, ergebnis, call);
      return answerRecord(resource(), id, call);
    }),

    askAboutTicket: handler('askAboutTicket', async (call) => {
      const { benutzerId, frage } = call.body;
      await requireActiveUser('benutzerId', benutzerId, call.db);
      const ticket = await ticketToActOn(call, call.params.id);
      await noteOnTicket(ticket, ['Rückfrage', frage], { call, tables });
      const before = (await lockRow(resource(), ticket.id, call.db)) as TicketRow;
      const changes = { ...asked(before), rueckfrageAnBenutzerId: benutzerId };
      const after = await storeAction(resource(), before, changes, call);
      await remindOf(after, benutzerId, call, tables);
      return answerRecord(resource(), ticket.id, call);
    }),

    answerTicket: handler('answerTicket', async (call) => {
      const ticket = await ticketToActOn(call, call.params.id);
      const { caller } = call;
      if (ticket.rueckfrageAnBenutzerId === null) throw problem(409, 'msg_ticket_not_asked');
      if (ticket.rueckfrageAnBenutzerId !== caller.id && !caller.istAdmin) {
        throw problem(409, 'msg_ticket_asked_other');
      }
      await noteOnTicket(ticket, ['Antwort', call.body.antwort], { call, tables });
      const before = (await lockRow(resource(), ticket.id, call.db)) as TicketRow;
      const changes = { ...answered(before), rueckfrageAnBenutzerId: null };
      const after = await storeAction(resource(), before, changes, call);
      if (after.zugeordnetBenutzerId !== null) {
        await remindOf(after, after.zugeordnetBenutzerId, call, tables);
      }
      return answerRecord(resource(), ticket.id, call);
    }),

    mergeTicket: handler('mergeTicket', async (call) => {
      const { id } = call.params;
      await mergeTicket(await ticketToActOn(call, id), call.body.zielTicketId, { call, tables });
      return answerRecord(resource(), id, call);
    }),
  };

  async function openBelow(id: number, { db }: Scope): Promise<number[]> {
    const below = await ticketsBelow(id, db);
    if (below.length === 0) return [];
    const rows = await db
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(inArray(tickets.id, below), lt(tickets.status, TICKET_CLOSED)));
    const open = new Set(rows.map((row) => row.id));
    return below.filter((one) => open.has(one));
  }
}
