import { and, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { tickets } from '../../../db/generated/crm';
import { documentTypes } from '../../../../schemas/rules/document-types';
import { ticketStatus } from '../../../../schemas/rules/ticket-states';
import { noteDerived } from '../../../resources/history/announce-derived';
import type { DocumentRow } from '../document-row';

/** Field of a ticket that names a document (specification 2 §3), by the kind of document. */
const fieldOf: Readonly<Record<string, 'angebotBelegId' | 'auftragBelegId' | 'abrechnungBelegId'>> =
  {
    CUSTOMER_OFFER: 'angebotBelegId',
    CUSTOMER_ORDER: 'auftragBelegId',
    CUSTOMER_INVOICE: 'abrechnungBelegId',
  };

/**
 * Names a new document in the ticket that it belongs to, and tells whoever looks at the ticket. A ticket that is billed
 * or rejected names only what comes of a document that it names: its bill tells whether it may be billed again.
 */
export async function nameInTicket(
  { id, ticketId, belegart }: Pick<DocumentRow, 'id' | 'ticketId' | 'belegart'>,
  db: Executor,
): Promise<void> {
  const field = fieldOf[documentTypes[belegart]?.kategorie ?? ''];
  if (ticketId === null || !field) return;
  const named = await db
    .update(tickets)
    .set({ [field]: id, version: sql`${tickets.version} + 1` })
    .where(
      and(eq(tickets.id, ticketId), or(lt(tickets.status, ticketStatus.billed), comesOfNamed(id))),
    )
    .returning({ id: tickets.id });
  if (named.length > 0) await noteDerived('TKT', ticketId, db);
}

/** Tells whether a document comes of one that its ticket names, at however many removes. */
function comesOfNamed(id: number): SQL {
  return sql`exists (
    with recursive earlier(id) as (
      select vorgaenger_id from document_links where nachfolger_id = ${id}
      union
      select l.vorgaenger_id from document_links l join earlier e on l.nachfolger_id = e.id)
    select from earlier where earlier.id in
      (${tickets.angebotBelegId}, ${tickets.auftragBelegId}, ${tickets.abrechnungBelegId}))`;
}
