import type { QueryClient } from '@tanstack/react-query';
import { answerKeeper } from '../../../api/answer-keeper';
import { call } from '../../../api/call';
import { togetherOperation, togetherReader, type Reader } from '../../../api/read-together';
import type { Engine } from '../../application/context';
import { isKept } from '../../outbox/answer-pieces';
import { isOutside } from '../../outbox/is-outside';
import { offlineState } from '../../outbox/offline-state';
import { setReady } from '../../outbox/remembered-ready';
import { pageKeeper } from '../../../state/page-keeper';
import { preloadScreen } from './preload-screen';

interface Surroundings {
  engine: Engine;
  client: QueryClient;
  language: string;
}

/** Reads what screens are to have without a network, and says what is there; answers are kept by the keeper. */
export async function preload(surroundings: Surroundings): Promise<void> {
  const { engine } = surroundings;
  if (!isOutside(engine)) return;
  const { registry, can } = engine;
  const names = registry.entries
    .filter(({ offline, calls }) => offline === true && calls.some((one) => can(one)))
    .map(({ name }) => name);
  const before = offlineState.get();
  if (before.state === 'unknown') offlineState.set({ state: 'loading' });
  const missing: string[] = [];
  // Reads many paths at once where the server can: two calls more, however many there are.
  const isTogether = togetherOperation in registry.rights;
  let count = 0;
  for (const name of names) {
    const through = keptReader(isTogether ? togetherReader() : call);
    try {
      count += await preloadScreen(name, { ...surroundings, through });
    } catch {
      missing.push(name);
    }
  }
  // Waits until it is on the device: the next moment may be without a network.
  await answerKeeper
    .get()
    ?.kept()
    .catch(() => missing.push(...names));
  const hasPage = await pageKeeper
    .get()()
    .then(
      () => true,
      () => false,
    );
  if (missing.length === 0 && hasPage) setReady(engine.me.id, count);
  // Leaves a complete copy complete: without a network it is only older.
  else if (before.state !== 'ready') offlineState.set({ state: 'incomplete', missing, hasPage });
}

/** Reads, and throws for an answer that is too long to be kept. */
function keptReader(read: Reader): Reader {
  return async (operation, options) => {
    const answer = await read(operation, options);
    if (!isKept(answer.data)) throw new Error(`${operation}: too long to be kept`);
    return answer;
  };
}
