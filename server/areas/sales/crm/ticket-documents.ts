import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { tickets } from '../../../db/generated/crm';
import { documentTypes } from '../../../../schemas/rules/document-types';
import { noteDerived } from '../../../resources/history/announce-derived';
import type { DocumentRow } from '../document-row';

/** Field of a ticket that names a document (specification 2 §3), by the kind of document. */
const fieldOf: Readonly<Record<string, 'angebotBelegId' | 'auftragBelegId' | 'abrechnungBelegId'>> =
  {
    CUSTOMER_OFFER: 'angebotBelegId',
    CUSTOMER_ORDER: 'auftragBelegId',
    CUSTOMER_INVOICE: 'abrechnungBelegId',
  };

/** Names a new document in its ticket, and informs everybody who looks at the ticket. */
export async function nameInTicket(
  { id, ticketId, belegart }: Pick<DocumentRow, 'id' | 'ticketId' | 'belegart'>,
  db: Executor,
): Promise<void> {
  const field = fieldOf[documentTypes[belegart]?.kategorie ?? ''];
  if (ticketId === null || !field) return;
  await db
    .update(tickets)
    .set({ [field]: id, version: sql`${tickets.version} + 1` })
    .where(eq(tickets.id, ticketId));
  await noteDerived('TKT', ticketId, db);
}
