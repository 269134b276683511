import { eq } from 'drizzle-orm';
import { users } from '../../db/generated/base';
import type { Scope } from '../../http/access/scope';
import { callDetails } from '../../http/audit/audit';
import { writeBoundedAudit } from '../../http/audit/audit-bounded';
import { fieldProblem } from '../../http/errors/problem';
import type { Call } from '../../http/operations/call';
import { noteAttempt, takeBack } from '../attempts/login-throttle';
import { passwordMatches } from './password';

/**
 * Asks the caller once more for their password. Throws 422 with `code` at `field` for a wrong one; somebody at an open
 * page may guess as often as at the login, then it is 429.
 */
export async function provePassword(
  call: Scope & Pick<Call, 'ip'>,
  password: string,
  { field, code }: { field: string; code: string },
): Promise<void> {
  const { db, ip } = call;
  const { id, benutzername } = call.caller;
  const attempt = await noteAttempt(db, ip, benutzername, { hasSession: true });
  const [user] = await db
    .select({ passwortHash: users.passwortHash })
    .from(users)
    .where(eq(users.id, id));
  if (!(await passwordMatches(password, user?.passwortHash))) {
    await writeBoundedAudit(db, 'PASSWORT_FALSCH', callDetails(call));
    throw fieldProblem({ [field]: [{ code }] });
  }
  await takeBack(db, attempt);
}
