import { isIP } from 'node:net';
import { asc } from 'drizzle-orm';
import { unseal } from '../../../accounts/second-factor/seal';
import type { Executor } from '../../../db/database';
import { mailAccounts } from '../../../db/generated/mail';

export type MailAccountRow = typeof mailAccounts.$inferSelect;

/** Owner of the sealed password. */
export const PASSWORD_OWNER = 'mail account';

/** Server to send by, as it is reached. */
export interface MailServer {
  host: string;
  port: number;
  verschluesselung: 'STARTTLS' | 'TLS' | 'KEINE';
  login: { user: string; pass: string } | undefined;
}

/** Reads how messages are sent: there is one set of settings. */
export async function readAccount(db: Executor): Promise<MailAccountRow> {
  const [account] = await db.select().from(mailAccounts).orderBy(asc(mailAccounts.id)).limit(1);
  if (!account) throw new Error('The settings for sending mail are missing');
  return account;
}

/** Tells whether a name means this computer alone, where a password may travel in plain text. */
export function isThisComputer(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/**
 * Returns the server with its password opened. Throws, in words for the log and the work list, where it cannot be used:
 * no host, a password without the key that it was sealed with, or one that would travel in plain text.
 */
export function serverOf(account: MailAccountRow, key: Buffer | undefined): MailServer {
  const { host, port, benutzername, kennwort } = account;
  if (!host) throw new Error('Es ist kein Mailserver angegeben.');
  const verschluesselung = account.verschluesselung as MailServer['verschluesselung'];
  if (!benutzername) return { host, port, verschluesselung, login: undefined };
  if (verschluesselung === 'KEINE' && !isThisComputer(host)) {
    throw new Error('Ein Kennwort wird nicht unverschlüsselt über das Netz geschickt.');
  }
  return {
    host,
    port,
    verschluesselung,
    login: { user: benutzername, pass: kennwort ? opened(kennwort, key) : '' },
  };
}

function opened(kennwort: Buffer, key: Buffer | undefined): string {
  try {
    if (key) return unseal(kennwort, key, PASSWORD_OWNER);
  } catch {
    // Sealed with another key: says the same as none.
  }
  throw new Error(
    'Das Kennwort des Mailservers wurde mit einem anderen KONTOR_SECRET versiegelt. Bitte geben Sie es neu ein.',
  );
}
