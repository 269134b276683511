import { useCallback } from 'react';
import type { Answer } from '../../api/call';
import { useEngine } from '../application/context';
import type { QueuedCall } from './queued-operation';

/**
 * Result of a queued call. `sent`: the server has it, with its answer unless another tab has heard that; `waiting`: it
 * is safe on this device and will be sent, under a key by which later calls refer to what it creates.
 */
export type QueuedResult =
  { state: 'sent'; answer: Answer<unknown> | undefined } | { state: 'waiting'; key: string };

/**
 * Makes a call that may wait for a network (`x-queued` of the contract): it is written to the device first, then sent
 * under its own key, after those of its queue. Resolves at the latest after three seconds, offline at once; with undefined
 * for an operation that may not wait, of which nothing has happened. Rejects with an `ApiError` for what the server refuses
 * meanwhile: then nothing of it is left, and the user may correct it where he is; and with what the call itself says where
 * the device keeps nothing. What the device knows to be refused rejects likewise, before it is written down.
 */
export function useQueuedCall(): (call: QueuedCall) => Promise<QueuedResult | undefined> {
  const { registry, me, can } = useEngine();
  return useCallback(
    async (call) => {
      const queued = await registry.loadQueued(call.operation);
      if (!queued) return undefined;
      const { queueCall, requireAllowed } = await import('./queue-call');
      await requireAllowed(call, { registry, me, can });
      return queueCall(call, queued, me.id);
    },
    [registry, me, can],
  );
}
