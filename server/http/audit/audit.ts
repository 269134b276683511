import type { components } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import { auditLog } from '../../db/generated/base';
import type { PublicCall } from '../operations/call';

export type AuditEvent = components['schemas']['AuditEntry']['ereignis'];

/** Details of an entry besides its event; `benutzer` is the user name. */
export type AuditDetails = Omit<typeof auditLog.$inferInsert, 'id' | 'zeit' | 'ereignis'>;

const LONGEST = 1000;

/** Writes an entry into the audit log. In a transaction it is kept or lost with what it reports. */
export async function writeAudit(
  db: Executor,
  ereignis: AuditEvent,
  details: AuditDetails,
): Promise<void> {
  const betrifft = details.betrifft?.slice(0, LONGEST);
  await db.insert(auditLog).values({ ...details, betrifft, ereignis });
}

/** Writes an entry about the caller of an operation. */
export async function auditCall(
  { db, ...call }: Pick<PublicCall, 'caller' | 'ip' | 'operation' | 'db'>,
  ereignis: AuditEvent,
  details: AuditDetails = {},
): Promise<void> {
  await writeAudit(db, ereignis, { ...callDetails(call), ...details });
}

/** Details of a call: caller, operation and address. */
export function callDetails({
  caller,
  ip,
  operation,
}: Pick<PublicCall, 'caller' | 'ip' | 'operation'>): AuditDetails {
  return { benutzerId: caller?.id, benutzer: caller?.benutzername, ip, operation: operation.id };
}
