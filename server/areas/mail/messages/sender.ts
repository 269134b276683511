import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
import { mailSignatures } from '../../../db/generated/mail';
import { readLetterCompany } from '../../../print/letter-company';
import type { MailAccountRow } from '../account/mail-account';

/** Maximum length of a sender's name. */
const MOST_NAME = 100;

/** Whom a message is from, and who gets its answers. */
export interface Sender {
  absenderName: string;
  absenderAdresse: string;
  antwortAn: string | null;
}

/**
 * Returns the sender of a user's messages: the company, with the answers going to the user, or the user where the
 * settings say so and there is an address. Undefined where none is set.
 */
export async function senderOf(
  account: MailAccountRow,
  userId: number,
  db: Executor,
): Promise<Sender | undefined> {
  const { absender, absenderName, absenderAdresse, antwortAn } = account;
  const [user] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (absender === 'BENUTZER' && user?.email) {
    return { absenderName: user.name, absenderAdresse: user.email, antwortAn };
  }
  if (!absenderAdresse) return undefined;
  const { values } = await readLetterCompany(db);
  return {
    absenderName: (absenderName ?? values.NAME ?? absenderAdresse).slice(0, MOST_NAME),
    absenderAdresse,
    antwortAn: antwortAn ?? user?.email ?? null,
  };
}

/** Reads the signature of a user in a language; null where there is none. */
export async function signatureIn(
  sprache: string,
  userId: number,
  db: Executor,
): Promise<string | null> {
  const [found] = await db
    .select({ text: mailSignatures.text })
    .from(mailSignatures)
    .where(and(eq(mailSignatures.benutzerId, userId), eq(mailSignatures.sprache, sprache)))
    .orderBy(asc(mailSignatures.id))
    .limit(1);
  return found?.text ?? null;
}
