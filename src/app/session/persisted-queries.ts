import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../ui/when-idle';
import {
  persistedKey,
  persistedPrefix,
  persistedVersion,
  readPersisted,
  type Persisted,
} from './persisted-key';

/** Longest time for which kept data are shown, in ms: older data are not worth showing even for a moment. */
const longest = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps answers of queries with `meta: { persisted }`: basic data until `staleTime` (`untilStale`), the user until each
 * start (`untilStart`), settings, views and system information until the page is at rest (`untilRest`), so that the
 * first rows have the server for themselves. `userNow`: the user whose page it is.
 */
export function persistQueries(client: QueryClient, userNow: () => string | undefined): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    const user = userNow();
    const persisted = query.meta?.persisted;
    if (type !== 'updated' || !persisted || user === undefined) return;
    const { status, data, dataUpdatedAt: at } = query.state;
    if (status !== 'success' || query.state.fetchStatus !== 'idle') return;
    const kept: Persisted = { at, until: persisted, data };
    quietly(() => localStorage.setItem(persistedKey(user, query.queryHash), JSON.stringify(kept)));
  });
}

/** Restores the kept answers and removes what another version of the page has kept. */
export function restorePersistedQueries(client: QueryClient, user: string, now = Date.now()): void {
  for (const key of keptKeys()) {
    if (!key.startsWith(persistedVersion)) quietly(() => localStorage.removeItem(key));
    const hash = key.startsWith(persistedKey(user, '')) && key.slice(persistedKey(user, '').length);
    if (!hash) continue;
    const kept = readPersisted(user, hash);
    if (!kept) continue;
    quietly(() => {
      const { at, until, data } = kept;
      const queryKey = JSON.parse(hash) as unknown[];
      if (now - at > longest) localStorage.removeItem(key);
      else client.setQueryData(queryKey, data, { updatedAt: at });
      const askAnew = () => void client.invalidateQueries({ queryKey, exact: true });
      if (until === 'untilStart') askAnew();
      if (until === 'untilRest') {
        whenIdle(client, () => client.getQueryState(queryKey)?.dataUpdatedAt === at && askAnew());
      }
    });
  }
}

/** Forgets the kept answers, as a logout does. Drafts and other unsent work stay. */
export function forgetPersisted(): void {
  for (const key of keptKeys()) quietly(() => localStorage.removeItem(key));
}

function keptKeys(): string[] {
  return (
    quietly(() => Object.keys(localStorage).filter((key) => key.startsWith(persistedPrefix))) ?? []
  );
}

/** Runs a function; without storage, or with a full one, nothing is kept and nothing fails. */
function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
