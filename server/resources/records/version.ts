import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { problem } from '../../http/errors/problem';
import { SYSTEM } from '../../system-name';

/** Writes a version as an entity tag. */
export function entityTag(version: unknown): string {
  return `"${String(version)}"`;
}

/** Returns the version of a header. Throws 428 when a change does not say which version it is based on. */
export function requiredVersion(header: unknown): string {
  if (typeof header !== 'string') throw problem(428, 'msg_precondition_required');
  return header;
}

/**
 * Throws 412 with the name of the user who changed the record last and the time (ISO 8601, UTC) unless `header` names
 * the stored version. A proxy that compresses weakens tags (`W/`); that changes nothing here.
 */
export async function requireVersion(
  header: string,
  stored: Readonly<Record<string, unknown>>,
  db: Executor,
): Promise<void> {
  if (header.replace(/^W\//, '') === entityTag(stored.version)) return;
  const [user] =
    typeof stored.changedBy === 'number'
      ? await db.select({ name: users.name }).from(users).where(eq(users.id, stored.changedBy))
      : [];
  const time = stored.changedAt instanceof Date ? stored.changedAt.toISOString() : '';
  const nobody = stored.changedBy === null ? SYSTEM : '';
  throw problem(412, 'msg_record_changed', user?.name ?? nobody, time);
}
