import type { Executor } from '../../db/database';
import { writeAudit, type AuditDetails, type AuditEvent } from './audit';
import { AuditLimits } from './audit-limits';

const limits = new AuditLimits();

/** Writes an entry that anybody can provoke as often as they like; beyond the limit it writes the first ones. */
export async function writeBoundedAudit(
  db: Executor,
  ereignis: AuditEvent,
  details: AuditDetails,
): Promise<void> {
  const verdict = limits.judge(ereignis, details);
  if (verdict === 'leave out') return;
  await writeAudit(db, ereignis, { ...details, gekuerzt: verdict === 'last' });
}
