import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { pendingLogins } from '../../db/tables/second-factors';
import { hashToken } from '../../http/access/token';
import { writeAudit } from '../../http/audit/audit';
import { writeBoundedAudit } from '../../http/audit/audit-bounded';
import { Problem, problem } from '../../http/errors/problem';
import { publicHandler, type Handlers } from '../../http/operations/call';
import { noteAttempt, takeBack } from '../attempts/login-throttle';
import { beginSession } from '../sessions/begin-session';
import { knownOrigin } from '../sessions/login-origins';
import { isUsable } from '../users/user-guard';
import type { SecondFactorConfig } from './config';
import { isProven } from './is-proven';
import {
  challengeOf,
  findPendingLogin,
  MOST_TRIES,
  takeTry,
  type PendingLogin,
  type SecondFactorChallenge,
} from './pending-login';
import { relyingPartyOf } from './relying-party';

/** Makes the 401 with what the second step of a login needs. */
export function secondFactorProblem(code: string, challenge: SecondFactorChallenge): Problem {
  return new Problem(401, { services: [{ code }], members: { ...challenge } });
}

/** Operations for the second step of a login: 3-decisions 3.2. */
export function secondFactorLogin(config: SecondFactorConfig): Handlers {
  return {
    logInWithSecondFactor: publicHandler(
      'logInWithSecondFactor',
      async (call) => {
        const { db, ip, operation, body } = call;
        const login = await findPendingLogin(body.anmeldungToken, db);
        if (!login) throw problem(401, 'msg_auth_second_factor_expired');
        const { userId, benutzername: benutzer, deviceName: geraet } = login;
        const about = { benutzer, benutzerId: userId, ip, geraet, operation: operation.id };
        const failed = (grund: string) =>
          writeBoundedAudit(db, 'ANMELDUNG_FEHLGESCHLAGEN', { ...about, grund });
        const throttled = async (error: unknown): Promise<never> => {
          if (error instanceof Problem) await failed('ZU_VIELE');
          throw error;
        };

        const attempt = await noteAttempt(db, ip, benutzer, { geraetId: login.deviceId }).catch(
          throttled,
        );
        // A passkey cannot be guessed, and attempts from where the user has logged in before are limited by address and
        // name: somebody who knows the password must not keep its owner out.
        const isLimited =
          body.verfahren !== 'PASSKEY' &&
          !(await knownOrigin(db, benutzer, { ip, geraetId: login.deviceId }));
        const taken = await takeTry(login, db, { isLimited }).catch(async (error: unknown) => {
          await takeBack(db, attempt); // a refused try does not prolong the wait
          return throttled(error);
        });
        if (!taken) throw problem(401, 'msg_auth_second_factor_expired');

        const found = await db.transaction(async (tx) => {
          const user = await lockUser(login, tx);
          if (!user) return 'over';
          const party = relyingPartyOf(config.origin, call.origin);
          const expected = { userId, challenge: taken.challenge, party, config };
          if (!(await isProven(body, expected, tx))) return 'wrong';
          await tx.delete(pendingLogins).where(eq(pendingLogins.hash, login.hash));
          if (body.verfahren === 'WIEDERHERSTELLUNG') {
            await writeAudit(tx, 'WIEDERHERSTELLUNG_BENUTZT', about);
          }
          const device = { geraetName: geraet, geraetId: login.deviceId };
          return beginSession({ ...call, db: tx }, user, device, login);
        });
        if (found === 'over') throw problem(401, 'msg_auth_second_factor_expired');
        if (found === 'wrong') {
          await failed('ZWEITERFAKTOR');
          if (taken.tries >= MOST_TRIES) throw problem(401, 'msg_auth_second_factor_expired');
          throw secondFactorProblem(
            'msg_auth_second_factor_wrong',
            await challengeOf(body.anmeldungToken, userId, call, config),
          );
        }
        await takeBack(db, attempt);
        return { status: 200, body: found };
      },
      {
        ownTransaction: true,
        turnsBy: ({ body }) => hashToken(body.anmeldungToken).toString('hex'),
      },
    ),
  };
}

/**
 * Locks the user of a pending login as it is until the transaction ends: a change of the password or a block comes
 * before, and is seen here, or after, and ends the session. Undefined when the login is no longer valid.
 */
async function lockUser({ userId, passwortHash }: PendingLogin, db: Executor) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  return user && isUsable(user) && user.passwortHash === passwortHash ? user : undefined;
}
