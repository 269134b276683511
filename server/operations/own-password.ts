import { users } from '../db/generated/tables';
import { eq } from 'drizzle-orm';
import { auditCall, callDetails } from '../http/audit';
import { writeBoundedAudit } from '../http/audit-bounded';
import { callerOf, handler, type Handlers } from '../http/call';
import { fieldProblem } from '../http/problem';
import { noteAttempt, takeBack } from './login-throttle';
import { hashPassword, passwordMatches } from './password';
import { passwordProblem } from './password-rule';
import { endSessions, storePassword } from './store-password';

/** The own password: 3-decisions 3.2. */
export const passwordOperations: Handlers = {
  changePassword: handler(
    'changePassword',
    async (call) => {
      const { db, body, ip } = call;
      const { id, benutzername, sessionId } = callerOf(call);
      const weak = await passwordProblem(body.neuesPasswort, benutzername);
      if (weak) throw fieldProblem({ neuesPasswort: [{ code: weak }] });
      if (body.neuesPasswort === body.altesPasswort) {
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
      await db.transaction(async (tx) => {
        const password = { userId: id, passwortHash, passwortAendern: false, changedBy: id };
        await storePassword(tx, password);
        await endSessions(tx, id, sessionId);
        await auditCall({ ...call, db: tx }, 'PASSWORT_GEAENDERT');
      });
      return { status: 204 };
    },
    { ownTransaction: true },
  ),
};
