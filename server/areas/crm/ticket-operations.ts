import { and, eq, inArray, lt } from 'drizzle-orm';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { TICKET_CLOSED, ticketStatus } from '../../../schemas/rules/ticket-states';
import { activities, tickets } from '../../db/generated/crm';
import { files } from '../../db/tables/files';
import { callerOf, handler, type Call, type Handlers } from '../../http/call';
import { fieldProblem, problem } from '../../http/problem';
import { answerRecord, recordToActOn, storeAction } from '../../resources/act-on-record';
import { writeHistory } from '../../resources/history';
import { lockRow } from '../../resources/read';
import type { Tables } from '../../resources/tables';
import { ticketLabels } from './field-names';
import { answered, asked, remindOf, type TicketRow } from './ticket-changes';
import { requireFittingParent, ticketsBelow } from './ticket-tree';
import { ticketValueOperations } from './ticket-values';

type ActingCall = Pick<Call, 'caller' | 'operation' | 'headers' | 'db'>;

/** What is done with tickets besides writing them (3-decisions §3.8). */
export function ticketOperations(tables: Tables): Handlers {
  const resource = () => tables.resourceOf('TKT');
  const ticketToActOn = async (call: ActingCall, id: number) => {
    const ticket = await recordToActOn<TicketRow>(resource(), id, call);
    if (ticket.status >= TICKET_CLOSED) throw problem(409, 'msg_ticket_closed');
    return ticket;
  };
  const note = async (
    ticket: TicketRow,
    betreff: string,
    beschreibung: string,
    call: ActingCall,
  ) => {
    const caller = callerOf(call);
    const [entry] = await call.db
      .insert(activities)
      .values({
        art: 'NOTIZ',
        datum: localTimeOf(new Date()),
        betreff,
        beschreibung,
        benutzerId: caller.id,
        adresseId: ticket.adresseId,
        ticketId: ticket.id,
        createdBy: caller.id,
        changedBy: caller.id,
      })
      .returning();
    if (!entry) throw new Error('Activity: nothing was inserted');
    await writeHistory(tables.resourceOf('AKT'), { art: 'CREATION', after: entry }, call);
  };

  const complete = async (ticket: TicketRow, ergebnis: string, call: ActingCall) => {
    const back = ticket.nachErledigungZurueckAnBenutzerId;
    const goesBack =
      back !== null && back !== callerOf(call).id && ticket.status !== ticketStatus.acceptance;
    const changes: Partial<TicketRow> = goesBack
      ? { status: ticketStatus.acceptance, zugeordnetBenutzerId: back, ergebnis }
      : { status: ticketStatus.done, ergebnis };
    const after = await storeAction(
      resource(),
      ticket,
      { ...changes, rueckfrageAnBenutzerId: null, statusVorRueckfrage: null },
      call,
    );
    if (goesBack) await remindOf(after, back, call);
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
      const ticket = await ticketToActOn(call, call.params.id);
      await note(ticket, 'Rückfrage', frage, call);
      const before = (await lockRow(resource(), ticket.id, call.db)) as TicketRow;
      const changes = { ...asked(before), rueckfrageAnBenutzerId: benutzerId };
      await remindOf(await storeAction(resource(), before, changes, call), benutzerId, call);
      return answerRecord(resource(), ticket.id, call);
    }),

    answerTicket: handler('answerTicket', async (call) => {
      const ticket = await ticketToActOn(call, call.params.id);
      const caller = callerOf(call);
      if (ticket.rueckfrageAnBenutzerId === null) throw problem(409, 'msg_ticket_not_asked');
      if (ticket.rueckfrageAnBenutzerId !== caller.id && !caller.istAdmin) {
        throw problem(409, 'msg_ticket_asked_other');
      }
      await note(ticket, 'Antwort', call.body.antwort, call);
      const before = (await lockRow(resource(), ticket.id, call.db)) as TicketRow;
      const changes = { ...answered(before), rueckfrageAnBenutzerId: null };
      const after = await storeAction(resource(), before, changes, call);
      if (after.zugeordnetBenutzerId !== null) {
        await remindOf(after, after.zugeordnetBenutzerId, call);
      }
      return answerRecord(resource(), ticket.id, call);
    }),

    mergeTicket: handler('mergeTicket', async (call) => {
      const { id } = call.params;
      const { zielTicketId } = call.body;
      if (zielTicketId === id) {
        throw fieldProblem({ zielTicketId: [{ code: 'msg_ticket_merge_itself' }] });
      }
      const ticket = await ticketToActOn(call, id);
      const target = await targetOf(zielTicketId, call);
      if ((await ticketsBelow(id, call.db)).includes(zielTicketId)) {
        throw problem(409, 'msg_ticket_cycle');
      }
      await takeOver(ticket, target, call);
      const before = (await lockRow(resource(), id, call.db)) as TicketRow;
      await storeAction(
        resource(),
        before,
        { status: ticketStatus.rejected, zusammengefuehrtInId: zielTicketId },
        call,
      );
      return answerRecord(resource(), id, call);
    }),
  };

  async function openBelow(id: number, { db }: ActingCall): Promise<number[]> {
    const below = await ticketsBelow(id, db);
    if (below.length === 0) return [];
    const rows = await db
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(inArray(tickets.id, below), lt(tickets.status, TICKET_CLOSED)));
    const open = new Set(rows.map((row) => row.id));
    return below.filter((one) => open.has(one));
  }

  async function targetOf(id: number, { db }: ActingCall): Promise<TicketRow> {
    const [target] = await db.select().from(tickets).where(eq(tickets.id, id)).for('update');
    if (!target) throw fieldProblem({ zielTicketId: [{ code: 'msg_reference_unknown' }] });
    if (target.status >= TICKET_CLOSED) {
      throw problem(409, 'msg_ticket_merge_closed', String(target.ticketNummer));
    }
    return target;
  }

  /** Activities, attachments and sub-tickets belong to the target from now on. */
  async function takeOver(ticket: TicketRow, target: TicketRow, call: ActingCall): Promise<void> {
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
    for (const one of below) {
      await requireFittingParent(one.id, target.id, db);
      await storeAction(resource(), one, { hauptTicketId: target.id }, call);
    }
    const texts = [ticket.beschreibung ?? '', ticket.betreff].filter(Boolean).join('\n\n');
    await note(target, `Zusammengeführt mit ${ticket.ticketNummer}`, texts, call);
  }
}
