import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { fieldProblem } from '../../http/errors/problem';

/** Throws 422 where a field names a user who does not exist, or no longer works here. */
export async function requireActiveUser(field: string, id: number, db: Executor): Promise<void> {
  const [user] = await db.select({ gesperrt: users.gesperrt }).from(users).where(eq(users.id, id));
  if (!user) throw fieldProblem({ [field]: [{ code: 'msg_reference_unknown' }] });
  if (user.gesperrt) throw fieldProblem({ [field]: [{ code: 'msg_user_blocked' }] });
}
