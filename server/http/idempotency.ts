import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/tables/base';
import { callerOf, type Answer, type Call } from './call';
import { problem } from './problem';

/**
 * Runs a creating or booking call once per `Idempotency-Key`: a repeated call gets the first one's
 * answer, the same key with another request is refused. The key is stored in the call's transaction,
 * so a call that failed may be repeated, and a parallel one waits for the first.
 */
export async function onceOnly(call: Call, run: () => Promise<Answer>): Promise<Answer> {
  const key = call.headers['Idempotency-Key'];
  if (typeof key !== 'string') return run();
  const userId = callerOf(call).id;
  const requestHash = hashOf(call);
  const claimed = await call.db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const row = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  if (claimed.length === 0) {
    const [first] = await call.db.select().from(idempotencyKeys).where(row);
    if (!first?.status || !first.requestHash.equals(requestHash)) {
      throw problem(422, 'msg_idempotency_mismatch');
    }
    return {
      status: first.status,
      headers: { ...first.headers, 'idempotency-replayed': 'true' },
      ...(first.body === null ? {} : { body: first.body }),
    };
  }
  const answer = await run();
  if (answer.content || answer.written)
    throw new Error(`${call.operation.id}: a content cannot be answered again`);
  await call.db
    .update(idempotencyKeys)
    .set({ status: answer.status, headers: answer.headers ?? {}, body: answer.body ?? null })
    .where(row);
  return answer;
}

/** What makes two requests the same: operation, parameters and the checked body, whatever its order. */
function hashOf({ operation, params, query, body }: Call): Buffer {
  const text = JSON.stringify([operation.id, params, query, body], (name, value: unknown) => {
    // A fast hash of a password, kept for a month, would undo the slow one.
    if (operation.secrets.includes(name)) return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
  return createHash('sha256').update(text).digest();
}
