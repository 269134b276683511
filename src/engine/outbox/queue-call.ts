import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import { ApiError } from '../../api/api-error';
import { write } from '../../api/write-records';
import { canKeepCalls, outboxOf, type Recorded } from './outbox';
import { entryOf, type QueuedCall } from './queued-operation';
import type { QueuedResult } from './use-queued-call';

/** See `useQueuedCall`. */
export async function queueCall(
  call: QueuedCall,
  queued: QueuedOperation,
  userId: number,
): Promise<QueuedResult> {
  const entry = entryOf(call, queued);
  const recorded = canKeepCalls()
    ? await kept(async () => (await outboxOf(userId)).record(entry))
    : undefined;
  if (recorded) return recorded;
  const { operation, params, query, body, key } = entry;
  // Under the same key: what has been written down after all acts once.
  const answer = await write(operation, {
    params: { ...params },
    ...(query && { query: { ...query } }),
    ...(body !== undefined && { body }),
    once: key,
    kind: 'action',
  });
  return { state: 'sent', answer };
}

/** Undefined where the device keeps nothing: then the call itself must do. */
async function kept(record: () => Promise<Recorded>): Promise<Recorded | undefined> {
  try {
    return await record();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return undefined;
  }
}
