import type { QueuedOperation } from '../../../schemas/contract/queued-operation';
import { ApiError } from '../../api/api-error';
import type { AnyRecord } from '../../api/dialect';
import { bodyOf } from '../../api/multipart';
import { write } from '../../api/write-records';
import type { NewEntry } from './entry';
import { canKeepCalls, outboxOf, type Recorded } from './outbox';
import { contentOf, entryOf, type QueuedCall } from './queued-operation';
import { NotStored } from './store';
import type { QueuedResult } from './use-queued-call';

export { requireAllowed } from './judge';

/** Makes a call that may wait; see `useQueuedCall`. */
export async function queueCall(
  call: QueuedCall,
  queued: QueuedOperation,
  userId: number,
): Promise<QueuedResult> {
  const entry = entryOf(call, queued);
  const { key } = entry;
  const recorded = canKeepCalls() ? await kept(entry, contentOf(call), userId) : undefined;
  if (recorded) return recorded.state === 'sent' ? recorded : { ...recorded, key };
  // Only the outbox knows what the earlier call has created.
  if (entry.refers) throw new NotStored('outbox: the device keeps no more');
  return { state: 'sent', answer: await sendAtOnce(entry, contentOf(call)) };
}

/** Sends under the same key: a call that was written down after all acts once. */
function sendAtOnce(
  { operation, params, query, body, key, file }: NewEntry,
  content: File | undefined,
) {
  const whole = file ? bodyOf({ ...(body as AnyRecord), [file.property]: content }) : body;
  return write(operation, {
    params: { ...params },
    ...(query && { query: { ...query } }),
    ...(whole !== undefined && { body: whole }),
    once: key,
    kind: 'action',
  });
}

/** Keeps an entry; undefined where the device keeps nothing: then the call itself must do. */
async function kept(
  entry: NewEntry,
  file: File | undefined,
  userId: number,
): Promise<Recorded | undefined> {
  try {
    return await (await outboxOf(userId)).record(entry, file);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return undefined;
  }
}
