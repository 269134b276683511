import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/tables/base';
import { problem } from '../errors/problem';
import type { Answer, Call } from './call';

/**
 * Runs a creating or booking call once per `Idempotency-Key`: a repeated call gets the first one's answer, the same key
 * with another request is refused. The key is stored in the call's transaction, so a call that failed may be repeated,
 * and a parallel one waits for the first.
 */
export async function onceOnly(call: Call, run: () => Promise<Answer>): Promise<Answer> {
  const key = call.headers['Idempotency-Key'];
  if (typeof key !== 'string') return run();
  const claimed = await call.db
    .insert(idempotencyKeys)
    .values({ userId: call.caller.id, key, requestHash: hashOf(call) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const first = await firstAnswer(call);
    if (!first) throw problem(422, 'msg_idempotency_mismatch');
    return first;
  }
  const answer = await run();
  if (answer.content || answer.written)
    throw new Error(`${call.operation.id}: a content cannot be answered again`);
  await call.db
    .update(idempotencyKeys)
    .set({ status: answer.status, headers: answer.headers ?? {}, body: answer.body ?? null })
    .where(rowOf(call, key));
  return answer;
}

/**
 * Returns the former answer to a call with the same `Idempotency-Key`; undefined for the first one. Throws 422 where
 * that was another request.
 */
export async function firstAnswer(call: Call): Promise<Answer | undefined> {
  const key = call.headers['Idempotency-Key'];
  if (typeof key !== 'string') return undefined;
  const [first] = await call.db.select().from(idempotencyKeys).where(rowOf(call, key));
  if (!first?.status) return undefined;
  if (!first.requestHash.equals(hashOf(call))) throw problem(422, 'msg_idempotency_mismatch');
  return {
    status: first.status,
    headers: { ...first.headers, 'idempotency-replayed': 'true' },
    ...(first.body === null ? {} : { body: first.body }),
  };
}

const rowOf = (call: Call, key: string) =>
  and(eq(idempotencyKeys.userId, call.caller.id), eq(idempotencyKeys.key, key));

/** Hash that makes two requests the same: operation, parameters and the checked body, whatever its order. */
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
