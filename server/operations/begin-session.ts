import { users } from '../db/generated/tables';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessions } from '../db/tables/users';
import { writeBoundedAudit } from '../http/audit-bounded';
import { rememberOrigin } from './login-origins';
import { endOldestSessions } from './oldest-sessions';
import { issueTokens, type TokenPair } from './token-pair';

const HOUR = 3600;
const OFFICE_RENEWAL = 12 * HOUR;
const DEVICE_RENEWAL = 14 * 24 * HOUR;
const LONGEST_SESSION_DAYS = 30;

/** What of a call a new session needs; `db` is a transaction. */
interface LoginCall {
  db: Executor;
  ip: string;
  operation: { id: string };
}

/** What a device says of itself at login. */
interface Device {
  geraetName: string;
  geraetId?: string | null | undefined;
}

/** Who has proved to be this user. */
interface KnownUser {
  id: number;
  benutzername: string;
  technikerId: number | null;
}

/** Begins the session of a user who has proved everything a login asks for; answers its first tokens. */
export async function beginSession(
  { db, ip, operation }: LoginCall,
  user: KnownUser,
  { geraetName, geraetId }: Device,
): Promise<TokenPair> {
  const onOwnDevice = user.technikerId !== null && Boolean(geraetId);
  await db
    .update(users)
    .set({ letzteAnmeldung: sql`now()` })
    .where(eq(users.id, user.id));
  await rememberOrigin(db, user.id, { ip, geraetId });
  await writeBoundedAudit(db, 'ANMELDUNG', {
    benutzer: user.benutzername,
    benutzerId: user.id,
    ip,
    geraet: geraetName,
    operation: operation.id,
  });
  const [session] = await db
    .insert(sessions)
    .values({
      userId: user.id,
      deviceName: geraetName,
      deviceId: geraetId ?? null,
      renewalSeconds: onOwnDevice ? DEVICE_RENEWAL : OFFICE_RENEWAL,
      endsAt: sql`now() + ${LONGEST_SESSION_DAYS} * interval '1 day'`,
    })
    .returning();
  if (!session) throw new Error('the session was not stored');
  await endOldestSessions(db, user.id);
  return issueTokens(db, session);
}
