import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { sessions } from '../../db/tables/users';
import type { Caller } from '../../http/access/caller';
import { problem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import { provePassword } from '../passwords/prove-password';

const MINUTES = 10;

/**
 * Throws 428 unless the session's user has just proved to be there: an open page must not change what keeps others out.
 */
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
      const { db, body } = call;
      const wrong = { field: 'passwort', code: 'msg_auth_confirmation_wrong' };
      await provePassword(call, body.passwort, wrong);
      const [session] = await db
        .update(sessions)
        .set({ confirmedUntil: sql`now() + ${MINUTES} * interval '1 minute'` })
        .where(eq(sessions.id, call.caller.sessionId))
        .returning({ confirmedUntil: sessions.confirmedUntil });
      const gueltigBis = session?.confirmedUntil?.toISOString() ?? '';
      return { status: 200, body: { result: { gueltigBis } } };
    },
    { ownTransaction: true },
  ),
};
