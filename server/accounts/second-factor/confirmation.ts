import { users } from '../../db/generated/base';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { sessions } from '../../db/tables/users';
import { callDetails } from '../../http/audit';
import { writeBoundedAudit } from '../../http/audit-bounded';
import { callerOf, handler, type Handlers } from '../../http/call';
import type { Caller } from '../../http/caller';
import { fieldProblem, problem } from '../../http/problem';
import { noteAttempt, takeBack } from '../login-throttle';
import { passwordMatches } from '../password';

const MINUTES = 10;

/** Throws 428 unless the session's user has just proved to be there: what keeps others out is not changed by an open page. */
export async function requireConfirmed(
  { sessionId }: Pick<Caller, 'sessionId'>,
  db: Executor,
): Promise<void> {
  const confirmed = await db.$count(
    sessions,
    and(eq(sessions.id, sessionId), gt(sessions.confirmedUntil, sql`now()`)),
  );
  if (confirmed === 0) throw problem(428, 'msg_auth_confirmation_required');
}

export const confirmationOperations: Handlers = {
  confirmSession: handler(
    'confirmSession',
    async (call) => {
      const { db, ip, body } = call;
      const { id, benutzername, sessionId } = callerOf(call);
      // Whoever sits down at an open page may guess as often as at the login.
      const attempt = await noteAttempt(db, ip, benutzername, { hasSession: true });
      const [user] = await db
        .select({ passwortHash: users.passwortHash })
        .from(users)
        .where(eq(users.id, id));
      if (!(await passwordMatches(body.passwort, user?.passwortHash))) {
        await writeBoundedAudit(db, 'PASSWORT_FALSCH', callDetails(call));
        throw fieldProblem({ passwort: [{ code: 'msg_auth_confirmation_wrong' }] });
      }
      await takeBack(db, attempt);
      const [session] = await db
        .update(sessions)
        .set({ confirmedUntil: sql`now() + ${MINUTES} * interval '1 minute'` })
        .where(eq(sessions.id, sessionId))
        .returning({ confirmedUntil: sessions.confirmedUntil });
      const gueltigBis = session?.confirmedUntil?.toISOString() ?? '';
      return { status: 200, body: { result: { gueltigBis } } };
    },
    { ownTransaction: true },
  ),
};
