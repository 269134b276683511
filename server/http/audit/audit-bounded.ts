import type { Executor } from '../../db/database';
import { networkOf } from '../limits/network';
import { writeAudit, type AuditDetails, type AuditEvent } from './audit';
import { AuditLimit } from './audit-limit';

const limit = new AuditLimit();

/** Maximum entries per minute of one kind, for one network or user. */
const PER_MINUTE = 20;
/** Limits of their own: every expired session sends its old token once more, and one entry is enough. */
const ofKind: Partial<Record<AuditEvent, number>> = { TOKEN_ABGELEHNT: 1 };

/** Writes an entry that anybody can provoke as often as they like; beyond the limit it writes the first ones. */
export async function writeBoundedAudit(
  db: Executor,
  ereignis: AuditEvent,
  details: AuditDetails,
): Promise<void> {
  const who = details.benutzerId ?? networkOf(details.ip ?? '');
  const verdict = limit.judge(`${ereignis} ${who}`, ofKind[ereignis] ?? PER_MINUTE);
  if (verdict === 'leave out') return;
  await writeAudit(db, ereignis, { ...details, gekuerzt: verdict === 'last' });
}
