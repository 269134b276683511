import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { sessionTokens } from '../db/tables/users';
import { badTokens } from '../http/bad-tokens';
import { hashToken, newToken } from '../http/token';

const ACCESS_SECONDS = 30 * 60;

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

/** Gives a session a further pair of tokens; none outlives the session. */
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
  const end = (kind: string) =>
    rows.find((row) => row.kind === kind)?.validUntil.toISOString() ?? '';
  return {
    token,
    gueltigBis: end('access'),
    erneuerungToken: renewal,
    erneuerungBis: end('renewal'),
  };
}
