import { eq } from 'drizzle-orm';
import { localTimeOf } from '../../../schemas/rules/company-time';
import { TICKET_CLOSED, ticketStatus } from '../../../schemas/rules/ticket-states';
import { requireActiveUser } from '../../accounts/users/active-user';
import { activities, type tickets } from '../../db/generated/crm';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { Scope } from '../../http/access/scope';
import type { ResourceOptions, WriteCall } from '../../resources/model/resource';
import type { Tables } from '../../resources/model/tables';
import { remind } from '../reminders/remind';
import { answerDeadline } from './answer-deadline';
import { requireFittingParent } from './ticket-tree';
import { listOfField, requireTicketValues } from './ticket-values';

export type TicketRow = typeof tickets.$inferSelect;

/** Rules for writing tickets: what may be changed until they are closed, and the consequences (3-decisions §3.8). */
export const ticketChanges: ResourceOptions = {
  async guard(change, call) {
    const { before, after, fields } = change as {
      before?: TicketRow;
      after?: Partial<TicketRow>;
      fields: readonly string[];
    };
    if (before && before.status >= TICKET_CLOSED) throw problem(409, 'msg_ticket_closed');
    if (!after) return requireNoActivities(before?.id ?? 0, call);
    if (fields.includes('status') && Number(after.status) >= TICKET_CLOSED) {
      throw fieldProblem({ status: [{ code: 'msg_ticket_status_action' }] });
    }
    const chosen = Object.fromEntries(fields.map((name) => [name, after[name as keyof TicketRow]]));
    await requireTicketValues(chosen, listOfField, call.db);
    for (const name of people) {
      const id = after[name];
      if (fields.includes(name) && id != null) await requireActiveUser(name, id, call.db);
    }
    if (fields.includes('hauptTicketId') && after.hauptTicketId != null) {
      await requireFittingParent(before ? [before.id] : [], after.hauptTicketId, call.db);
    }
  },

  /** Makes the user who takes a call responsible, unless somebody else is named. */
  async prepare(values, call) {
    const me = call.caller.id;
    const prioritaet = Number(values.prioritaet ?? 5);
    const own = (name: string) => (values[name] === undefined ? me : values[name]);
    return {
      ...values,
      verantwortlichBenutzerId: own('verantwortlichBenutzerId'),
      angefordertVonBenutzerId: own('angefordertVonBenutzerId'),
      zugeordnetBenutzerId: own('zugeordnetBenutzerId'),
      nachErledigungZurueckAnBenutzerId: own('nachErledigungZurueckAnBenutzerId'),
      antwortBis: await answerDeadline(new Date(), prioritaet, call.db),
    };
  },

  async alongside(change, call) {
    const { before, after, fields } = change as {
      before: TicketRow;
      after: TicketRow;
      fields: readonly string[];
    };
    const more: Partial<TicketRow> = {};
    if (fields.includes('prioritaet')) {
      more.antwortBis = await answerDeadline(before.createdAt, after.prioritaet, call.db);
    }
    if (fields.includes('status')) {
      if (after.status !== ticketStatus.question) more.statusVorRueckfrage = null;
      return more;
    }
    if (fields.includes('rueckfrageAnBenutzerId')) {
      Object.assign(more, after.rueckfrageAnBenutzerId === null ? answered(before) : asked(before));
    } else if (
      fields.includes('zugeordnetBenutzerId') &&
      after.zugeordnetBenutzerId !== null &&
      before.status === ticketStatus.new
    ) {
      more.status = ticketStatus.assigned;
    }
    return more;
  },

  async stored(change, call, tables) {
    const { after, fields } = change as { after?: TicketRow; fields: readonly string[] };
    if (after?.rueckfrageAnBenutzerId == null) return;
    if (fields.includes('rueckfrageAnBenutzerId')) {
      await remindOf(after, after.rueckfrageAnBenutzerId, call, tables);
    }
  },
};

/** Users that a ticket waits for, now or later. */
const people = [
  'zugeordnetBenutzerId',
  'rueckfrageAnBenutzerId',
  'verantwortlichBenutzerId',
  'nachErledigungZurueckAnBenutzerId',
] as const;

/** Changes that a question makes: the ticket waits, and knows where it goes back to. */
export function asked({ status, statusVorRueckfrage }: TicketRow): Partial<TicketRow> {
  const isWaiting = status === ticketStatus.question;
  return {
    status: ticketStatus.question,
    statusVorRueckfrage: isWaiting ? statusVorRueckfrage : status,
  };
}

/** Changes that an answer makes: the ticket goes back to its former status. */
export function answered({ status, statusVorRueckfrage }: TicketRow): Partial<TicketRow> {
  if (status !== ticketStatus.question) return { statusVorRueckfrage: null };
  return { status: statusVorRueckfrage ?? ticketStatus.inProgress, statusVorRueckfrage: null };
}

/** Tells a user at once that a ticket waits for him. */
export async function remindOf(
  { id, ticketNummer, betreff }: TicketRow,
  benutzerId: number,
  scope: Scope,
  tables: Tables,
): Promise<void> {
  if (benutzerId === scope.caller.id) return;
  const reminder = {
    benutzerId,
    erinnerungDatum: localTimeOf(new Date()),
    bemerkung: `Ticket ${ticketNummer}: ${betreff}`,
    about: { tabelle: 'TKT', tabelleId: id },
  } as const;
  await remind(reminder, scope, tables);
}

async function requireNoActivities(id: number, { db }: Pick<WriteCall, 'db'>): Promise<void> {
  const count = await db.$count(activities, eq(activities.ticketId, id));
  if (count > 0) throw problem(409, 'msg_record_has_activities');
}
