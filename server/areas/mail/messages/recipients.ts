import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { addresses, persons } from '../../../db/generated/addresses';
import { holds, type Caller } from '../../../http/access/caller';
import { MOST_ADDRESSES, readAddresses } from '../../../../schemas/rules/mail-addresses';
import type { MailSubject } from '../sources/mail-subject';

/** Proposed recipients: their addresses, and how the letter begins where there is one person. */
interface Recipients {
  an: readonly string[];
  briefanrede: string | null;
}

/**
 * Proposes who gets a message: the persons of the customer who get such papers, else the contact person of the record,
 * else the customer's own address. Nobody to a caller who may not see addresses.
 */
export async function proposedRecipients(
  { adresseId, personId, rolle }: Pick<MailSubject, 'adresseId' | 'personId' | 'rolle'>,
  caller: Caller,
  db: Executor,
): Promise<Recipients> {
  if (!holds(caller, 'ADR_SEHEN')) return { an: [], briefanrede: null };
  const { id, email, briefanrede } = persons;
  const columns = { email, briefanrede };
  const byRole = await db
    .select(columns)
    .from(persons)
    .where(and(eq(persons.adresseId, adresseId), eq(persons[rolle], true), isNotNull(email)))
    .orderBy(asc(persons.sortierung), asc(id))
    .limit(MOST_ADDRESSES);
  const [contact] =
    personId === null ? [] : await db.select(columns).from(persons).where(eq(id, personId));
  if (byRole.length > 0) return recipients(byRole, contact?.briefanrede);
  if (contact?.email) return recipients([contact]);
  const [address] = await db
    .select({ email: addresses.email })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  const own = address?.email ? [{ email: address.email, briefanrede: null }] : [];
  return recipients(own, contact?.briefanrede);
}

function recipients(
  found: readonly { email: string | null; briefanrede: string | null }[],
  otherwise: string | null = null,
): Recipients {
  const an = readAddresses(found.map(({ email }) => email).join(','));
  const [one] = found;
  const named = found.length === 1 ? (one?.briefanrede ?? otherwise) : null;
  return { an, briefanrede: named };
}
