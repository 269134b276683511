import { auditCall } from '../../http/audit/audit';
import { fieldProblem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import { succeedSession } from '../sessions/begin-session';
import { endSessions } from '../sessions/end-sessions';
import { hashPassword } from './password';
import { passwordProblem } from './password-rule';
import { provePassword } from './prove-password';
import { storePassword } from './store-password';

/** Operations on the user's own password: 3-decisions 3.2. */
export const passwordOperations: Handlers = {
  changePassword: handler(
    'changePassword',
    async (call) => {
      const { db, body } = call;
      const { id, benutzername, sessionId } = call.caller;
      const weak = await passwordProblem(body.neuesPasswort, benutzername);
      if (weak) throw fieldProblem({ neuesPasswort: [{ code: weak }] });
      if (body.neuesPasswort.normalize('NFC') === body.altesPasswort.normalize('NFC')) {
        throw fieldProblem({ neuesPasswort: [{ code: 'msg_auth_password_same' }] });
      }

      const wrong = { field: 'altesPasswort', code: 'msg_auth_password_wrong' };
      await provePassword(call, body.altesPasswort, wrong);

      const passwortHash = await hashPassword(body.neuesPasswort);
      const passwortAendern = false;
      const pair = await db.transaction(async (tx) => {
        await storePassword(tx, { userId: id, passwortHash, passwortAendern, changedBy: id });
        // A user logged out since the password was checked stores nothing: every change of it ends all sessions.
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
