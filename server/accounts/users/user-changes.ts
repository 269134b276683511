import { announceAccessChange } from '../../events/announcement';
import { auditCall } from '../../http/audit/audit';
import type { RecordChange, WriteCall } from '../../resources/model/resource';
import { hashPassword } from '../passwords/password';
import { endSessions } from '../sessions/end-sessions';
import { isUsable } from './user-guard';

/** Hashes a new user's password. */
export const hashFirstPassword = ({ passwort }: Record<string, unknown>): Promise<string> =>
  hashPassword(String(passwort));

/** Makes a new user's row: the hash instead of the password. */
export async function prepareUser(
  { passwort: _, ...values }: Record<string, unknown>,
  { prepared }: Pick<WriteCall, 'prepared'>,
): Promise<Record<string, unknown>> {
  if (typeof prepared !== 'string') throw new Error('User: the password was not hashed before');
  return { ...values, passwortHash: prepared };
}

/**
 * Ends the sessions of users who may no longer log in, updates the rights of event streams, and writes into the audit
 * log.
 */
export async function userChanged(change: RecordChange, call: WriteCall): Promise<void> {
  const { before, after, fields } = change;
  if (!after) return;
  const id = Number(after.id);
  const about = { tabelle: 'BEN', tabelleId: id, betrifft: String(after.benutzername) };
  if (!before) return auditCall(call, 'BENUTZER_ANGELEGT', about);
  const account = { gesperrt: Boolean(after.gesperrt), typ: Number(after.typ) };
  if (!isUsable(account)) await endSessions(call.db, id);
  else await announceAccessChange(call.db);
  if (fields.includes('gesperrt')) {
    await auditCall(call, account.gesperrt ? 'BENUTZER_GESPERRT' : 'BENUTZER_ENTSPERRT', about);
  }
  const others = fields.filter((field) => field !== 'gesperrt');
  if (others.length === 0) return;
  const betrifft = `${about.betrifft}: ${others.join(', ')}`;
  await auditCall(call, 'BENUTZER_GEAENDERT', { ...about, betrifft });
}
