import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { recordLocks } from '../../db/tables/locks';
import { sessions } from '../../db/tables/users';
import { PORTAL } from '../../http/access/portal';
import { writeBoundedAudit } from '../../http/audit/audit-bounded';
import { problem } from '../../http/errors/problem';
import { endOldestSessions } from './end-sessions';
import { rememberOrigin } from './login-origins';
import {
  DEVICE_RENEWAL_SECONDS,
  LONGEST_SESSION_DAYS,
  MOST_SESSIONS,
  OFFICE_RENEWAL_SECONDS,
} from './session-bounds';
import { issueTokens, type TokenPair } from './token-pair';

/** Parts of a call that a new session needs; `db` is a transaction. */
interface LoginCall {
  db: Executor;
  ip: string;
  operation: { id: string };
}

/** Description of a device at login. */
interface Device {
  geraetName: string;
  geraetId?: string | null | undefined;
}

/** User whose identity is proven. */
interface KnownUser {
  id: number;
  benutzername: string;
  technikerId: number | null;
}

/** State of an account when its password was checked, which may be minutes ago. */
export interface LoginProof {
  passwortHash: string;
}

/**
 * Begins the session of a user who has proved everything a login asks for, and sets its end: after 12 hours without a
 * renewal, on a technician's own device after 14 days, after 30 days in any case; returns its first tokens. Throws 401
 * `msg_auth_wrong` when, since the proof was made, the account has been given another password, was blocked or is of a
 * type that may not log in. The user's row stays locked until the transaction ends: a change of the account at the same
 * time ends this session too.
 */
export async function beginSession(
  { db, ip, operation }: LoginCall,
  user: KnownUser,
  { geraetName, geraetId }: Device,
  { passwortHash }: LoginProof,
): Promise<TokenPair & { passwortAendern: boolean }> {
  const [account] = await db
    .update(users)
    .set({ letzteAnmeldung: sql`now()` })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.passwortHash, passwortHash),
        eq(users.gesperrt, false),
        ne(users.typ, PORTAL),
      ),
    )
    .returning({ passwortAendern: users.passwortAendern });
  if (!account) throw problem(401, 'msg_auth_wrong');
  await rememberOrigin(db, user.id, { ip, geraetId });
  await writeBoundedAudit(db, 'ANMELDUNG', {
    benutzer: user.benutzername,
    benutzerId: user.id,
    ip,
    geraet: geraetName,
    operation: operation.id,
  });
  const onOwnDevice = user.technikerId !== null && Boolean(geraetId);
  const [session] = await db
    .insert(sessions)
    .values({
      userId: user.id,
      deviceName: geraetName,
      deviceId: geraetId ?? null,
      renewalSeconds: onOwnDevice ? DEVICE_RENEWAL_SECONDS : OFFICE_RENEWAL_SECONDS,
      endsAt: sql`now() + ${LONGEST_SESSION_DAYS} * interval '1 day'`,
    })
    .returning();
  if (!session) throw new Error('the session was not stored');
  await endOldestSessions(db, user.id, MOST_SESSIONS);
  return { ...(await issueTokens(db, session)), ...account };
}

/**
 * Begins the session that replaces another one on the same device until the same end, with its locks and new tokens,
 * and returns the tokens and its id. A simultaneous renewal of the old one gains nothing: it belongs to a session that
 * the caller ends. Throws 401 when that has ended meanwhile.
 */
export async function succeedSession(
  db: Executor,
  id: number,
): Promise<{ id: number; pair: TokenPair }> {
  const [former] = await db
    .select({
      userId: sessions.userId,
      deviceName: sessions.deviceName,
      deviceId: sessions.deviceId,
      renewalSeconds: sessions.renewalSeconds,
      createdAt: sessions.createdAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), gt(sessions.endsAt, sql`now()`)))
    .for('update');
  if (!former) throw problem(401, 'msg_auth_expired');
  const [session] = await db.insert(sessions).values(former).returning();
  if (!session) throw new Error('the session was not stored');
  await db.update(recordLocks).set({ sessionId: session.id }).where(eq(recordLocks.sessionId, id));
  return { id: session.id, pair: await issueTokens(db, session) };
}
