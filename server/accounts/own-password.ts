import { users } from '../db/generated/base';
import { eq } from 'drizzle-orm';
import { auditCall, callDetails } from '../http/audit';
import { writeBoundedAudit } from '../http/audit-bounded';
import { callerOf, handler, type Handlers } from '../http/call';
import { fieldProblem } from '../http/problem';
import { succeedSession } from './begin-session';
import { endSessions } from './end-sessions';
import { noteAttempt, takeBack } from './login-throttle';
import { hashPassword, passwordMatches } from './password';
import { passwordProblem } from './password-rule';
import { storePassword } from './store-password';

/** The own password: 3-decisions 3.2. */
export const passwordOperations: Handlers = {
  changePassword: handler(
    'changePassword',
    async (call) => {
      const { db, body, ip } = call;
      const { id, benutzername, sessionId } = callerOf(call);
      const weak = await passwordProblem(body.neuesPasswort, benutzername);
      if (weak) throw fieldProblem({ neuesPasswort: [{ code: weak }] });
      if (body.neuesPasswort.normalize('NFC') === body.altesPasswort.normalize('NFC')) {
        throw fieldProblem({ neuesPasswort: [{ code: 'msg_auth_password_same' }] });
      }

      // Whoever sits down at an open page may guess as often as at the login.
      const attempt = await noteAttempt(db, ip, benutzername, { hasSession: true });
      const [user] = await db
        .select({ passwortHash: users.passwortHash })
        .from(users)
        .where(eq(users.id, id));
      if (!(await passwordMatches(body.altesPasswort, user?.passwortHash))) {
        await writeBoundedAudit(db, 'PASSWORT_FALSCH', callDetails(call));
        throw fieldProblem({ altesPasswort: [{ code: 'msg_auth_password_wrong' }] });
      }
      await takeBack(db, attempt);

      const passwortHash = await hashPassword(body.neuesPasswort);
      const passwortAendern = false;
      const pair = await db.transaction(async (tx) => {
        await storePassword(tx, { userId: id, passwortHash, passwortAendern, changedBy: id });
        // Who was thrown out since the password was looked at stores nothing: every change of it ends all sessions.
        const own = await succeedSession(tx, sessionId);
        await endSessions(tx, id, own.id);
        await auditCall({ ...call, db: tx }, 'PASSWORT_GEAENDERT');
        return own.pair;
      });
      return { status: 200, body: { ...pair, passwortAendern } };
    },
    { ownTransaction: true },
  ),
};
