import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../db/generated/base';
import { sessions, sessionTokens } from '../../db/tables/users';
import { PORTAL } from '../../http/access/portal';
import { hashToken } from '../../http/access/token';
import { auditCall, writeAudit } from '../../http/audit/audit';
import { writeBoundedAudit } from '../../http/audit/audit-bounded';
import { Problem, problem } from '../../http/errors/problem';
import { badTokens } from '../../http/limits/bad-tokens';
import { handler, publicHandler, type Handlers } from '../../http/operations/call';
import { noteAttempt, takeBack } from '../attempts/login-throttle';
import { passwordMatches } from '../passwords/password';
import type { SecondFactorConfig } from '../second-factor/config';
import { secondFactorProblem } from '../second-factor/login-operations';
import { beginPendingLogin } from '../second-factor/pending-login';
import { beginSession } from '../sessions/begin-session';
import { endSession } from '../sessions/end-sessions';
import { RENEWAL_GRACE_SECONDS } from '../sessions/session-bounds';
import { issueTokens } from '../sessions/token-pair';
import { wipedUser } from '../sessions/wiped-devices';
import { readCredentials } from './credentials';

/** Login, renewal and logout: 3-decisions 3.2. */
export function sessionOperations(config: SecondFactorConfig): Handlers {
  return {
    checkAvailability: publicHandler('checkAvailability', async () => ({
      status: 204,
      headers: { allow: 'POST, DELETE' },
    })),

    login: publicHandler(
      'login',
      async (call) => {
        const credentials = readCredentials(call.authorization);
        if (!credentials) throw problem(401, 'msg_auth_wrong');
        const { benutzername } = credentials;
        const { db, ip, operation } = call;
        const geraet = call.body.geraetName;
        const about = { benutzer: benutzername, ip, geraet, operation: operation.id };
        const failed = (grund: string) =>
          writeBoundedAudit(db, 'ANMELDUNG_FEHLGESCHLAGEN', { ...about, grund });
        const noted = noteAttempt(db, ip, benutzername, call.body);
        const attempt = await noted.catch(async (error: unknown) => {
          if (error instanceof Problem) await failed('ZU_VIELE');
          throw error;
        });
        const [user] = await db.select().from(users).where(eq(users.benutzername, benutzername));
        const matches = await passwordMatches(credentials.password, user?.passwortHash);
        if (!user || !matches || user.gesperrt) {
          await failed(!user ? 'UNBEKANNT' : matches ? 'GESPERRT' : 'PASSWORT');
          throw problem(401, 'msg_auth_wrong');
        }
        await takeBack(db, attempt);
        if (user.typ === PORTAL) {
          await failed('BENUTZERTYP');
          throw problem(403, 'msg_auth_usertype');
        }
        if (user.zweiterFaktor) {
          const challenge = await beginPendingLogin(call, user, call.body, config);
          throw secondFactorProblem('msg_auth_second_factor', challenge);
        }

        const pair = await db
          .transaction((tx) => beginSession({ ...call, db: tx }, user, call.body, user))
          .catch(async (error: unknown) => {
            if (error instanceof Problem) await failed('PASSWORT');
            throw error;
          });
        return { status: 200, body: pair };
      },
      {
        ownTransaction: true,
        // Comparing passwords takes long on purpose: who does it over and over holds up nobody but himself.
        turnsBy: ({ authorization }) => readCredentials(authorization)?.benutzername ?? '',
      },
    ),

    renewLogin: publicHandler(
      'renewLogin',
      async (call) => {
        const token = call.body.erneuerungToken;
        const hash = hashToken(token);
        const renew = () =>
          call.db.transaction(async (db) => {
            const [found] = await db
              .select({
                session: sessions,
                passwortAendern: users.passwortAendern,
                benutzername: users.benutzername,
                late: sql<boolean>`${sessionTokens.usedAt} < now() - ${RENEWAL_GRACE_SECONDS} * interval '1 second'`,
                used: sql<boolean>`${sessionTokens.usedAt} is not null`,
              })
              .from(sessionTokens)
              .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
              .innerJoin(users, eq(users.id, sessions.userId))
              .where(
                and(
                  eq(sessionTokens.hash, hash),
                  eq(sessionTokens.kind, 'renewal'),
                  gt(sessionTokens.validUntil, sql`now()`),
                  gt(sessions.endsAt, sql`now()`),
                  isNull(sessions.endedAt),
                  eq(users.gesperrt, false),
                  ne(users.typ, PORTAL),
                ),
              )
              .for('update', { of: sessionTokens });
            if (!found) return undefined;
            if (found.late) {
              // Somebody else holds a copy of this token: nobody may go on with it.
              await endSession(db, found.session.id);
              await writeAudit(db, 'SITZUNG_BEENDET', {
                benutzerId: found.session.userId,
                benutzer: found.benutzername,
                ip: call.ip,
                geraet: found.session.deviceName,
                operation: call.operation.id,
              });
              return undefined;
            }
            if (!found.used) {
              await db
                .update(sessionTokens)
                .set({ usedAt: sql`now()` })
                .where(eq(sessionTokens.hash, hash));
            }
            const pair = await issueTokens(db, found.session);
            return { ...pair, passwortAendern: found.passwortAendern };
          });
        const renewed = await badTokens.judge(token, call.ip, renew);
        if (!renewed) {
          const wiped = await wipedUser(hash, call.db);
          throw wiped === undefined
            ? problem(401, 'msg_auth_expired')
            : problem(401, 'msg_auth_device_wiped', String(wiped));
        }
        return { status: 200, body: renewed };
      },
      {
        ownTransaction: true,
        turnsBy: ({ body }) => hashToken(body.erneuerungToken).toString('hex'),
      },
    ),

    logout: handler('logout', async (call) => {
      await endSession(call.db, call.caller.sessionId);
      await auditCall(call, 'ABMELDUNG');
      return { status: 204 };
    }),
  };
}
