import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { sessionTokens } from '../../db/tables/users';
import { hashToken, newToken } from '../../http/access/token';
import { badTokens } from '../../http/limits/bad-tokens';
import { ACCESS_SECONDS } from './session-bounds';

/**
 * Maximum number of tokens of one session and kind: more than two weeks of renewals, far fewer than somebody could ask
 * for on purpose.
 */
const MOST_TOKENS = 1_000;

interface SessionSpan {
  id: number;
  renewalSeconds: number;
  endsAt: Date;
}

export interface TokenPair {
  token: string;
  gueltigBis: string;
  erneuerungToken: string;
  erneuerungBis: string;
}

/**
 * Gives a session a further pair of tokens; none outlives the session. Of very many, those that expire first are
 * removed, so that a session that is renewed again and again does not fill the database.
 */
export async function issueTokens(db: Executor, session: SessionSpan): Promise<TokenPair> {
  const token = newToken();
  const renewal = newToken();
  for (const issued of [token, renewal]) badTokens.noteIssued(issued);
  const until = (seconds: number) =>
    sql`least(now() + ${seconds} * interval '1 second', ${session.endsAt.toISOString()}::timestamptz)`;
  const rows = await db
    .insert(sessionTokens)
    .values([
      {
        hash: hashToken(token),
        sessionId: session.id,
        kind: 'access',
        validUntil: until(ACCESS_SECONDS),
      },
      {
        hash: hashToken(renewal),
        sessionId: session.id,
        kind: 'renewal',
        validUntil: until(session.renewalSeconds),
      },
    ])
    .returning({ kind: sessionTokens.kind, validUntil: sessionTokens.validUntil });
  await removeSurplus(db, session.id, [hashToken(token), hashToken(renewal)]);
  const end = (kind: string) =>
    rows.find((row) => row.kind === kind)?.validUntil.toISOString() ?? '';
  return {
    token,
    gueltigBis: end('access'),
    erneuerungToken: renewal,
    erneuerungBis: end('renewal'),
  };
}

async function removeSurplus(
  db: Executor,
  sessionId: number,
  issued: readonly Buffer[],
): Promise<void> {
  for (const kind of ['access', 'renewal'] as const) {
    const surplus = db
      .select({ hash: sessionTokens.hash })
      .from(sessionTokens)
      .where(
        and(
          eq(sessionTokens.sessionId, sessionId),
          eq(sessionTokens.kind, kind),
          notInArray(sessionTokens.hash, [...issued]),
        ),
      )
      .orderBy(desc(sessionTokens.validUntil))
      .offset(MOST_TOKENS);
    await db.delete(sessionTokens).where(inArray(sessionTokens.hash, surplus));
  }
}
