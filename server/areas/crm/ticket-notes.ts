import { localTimeOf } from '../../../schemas/rules/company-time';
import { activities } from '../../db/generated/crm';
import { writeHistory } from '../../resources/history/history';
import type { Tables } from '../../resources/model/tables';
import type { TicketRow } from './ticket-changes';
import type { Scope } from '../../http/access/scope';

/** Writes a note of the caller, subject and text, as an activity of a ticket. */
export async function noteOnTicket(
  ticket: TicketRow,
  [betreff, beschreibung]: readonly [string, string],
  { call, tables }: { call: Scope; tables: Tables },
): Promise<void> {
  const { caller } = call;
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
}
