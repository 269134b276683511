import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { userState } from '../../state/user-state';
import { parsePreference, preferenceText } from './preference-text';
import { readPreference } from './preference-store';
import { storePreference, storePreferenceNow } from './store-preference';

/** Time for which a change waits before it reads again what is stored, in ms. */
const AGAIN_MS = 30_000;

/** Changes of preferences not yet read: stored with what the read brings, never without. */
const unread = userState(() => new Map<string, object>());

/**
 * Query for a preference as the server keeps it; null when nothing is stored. Outside this file only for prefetching.
 */
export function preferenceQuery(name: string) {
  return queryOptions({
    queryKey: ['preference', name],
    queryFn: async (): Promise<string | null> => {
      const changes = unread.get();
      const stored = await readPreference(name);
      const changed = changes.get(name);
      if (!changed || changes !== unread.get()) return stored;
      changes.delete(name);
      const wert = preferenceText(stored, changed);
      storePreference(name, wert);
      return wert;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    meta: { failure: 'silent', persisted: 'untilRest' },
  });
}

/** Tries until the preference is read, or the user has changed. */
function readForChange(client: QueryClient, name: string): void {
  client.fetchQuery({ ...preferenceQuery(name), staleTime: 0 }).catch(() => {
    const waits = () => unread.get().has(name);
    if (waits()) window.setTimeout(() => waits() && readForChange(client, name), AGAIN_MS);
  });
}

/**
 * Shows a change at once and stores it afterwards; a failure leaves the defaults or the shown value: no preference is
 * worth an interruption. A change before the first read is stored after it.
 * `defaults` must be a constant. `isSettled`: something is known; what this device remembers counts until the answer.
 */
export function usePreference<T extends object>(name: string, defaults: T) {
  const client = useQueryClient();
  const query = useMemo(() => preferenceQuery(name), [name]);
  const { data: text = null, isPending } = useQuery(query);
  const value = useMemo(() => parsePreference(text, defaults), [text, defaults]);
  const change = useCallback(
    (changed: Partial<T>) => {
      const key = query.queryKey;
      const former = client.getQueryData(key) ?? null;
      const wert = preferenceText(former, { ...parsePreference(former, defaults), ...changed });
      const isRead = client.getQueryState(key)?.status === 'success' && !unread.get().has(name);
      if (isRead) {
        // An answer under way does not know the change.
        void client.cancelQueries({ queryKey: key });
        client.setQueryData(key, wert);
        storePreference(name, wert);
        return;
      }
      const changes = unread.get();
      const isFirst = !changes.has(name);
      changes.set(name, { ...changes.get(name), ...changed });
      client.setQueryData(key, wert);
      if (isFirst) readForChange(client, name);
    },
    [client, query, name, defaults],
  );
  /**
   * Updates a preference that other tabs and devices change too: reads first, shows the change once stored. Undefined
   * from `changed` stores nothing and resolves with false. Rejects when it could not be read or stored.
   */
  const update = useCallback(
    async (changed: (value: T) => Partial<T> | undefined): Promise<boolean> => {
      const key = query.queryKey;
      const stored = await client.fetchQuery({ ...query, staleTime: 0 });
      const next = changed(parsePreference(stored, defaults));
      if (!next) return false;
      const wert = preferenceText(stored, next);
      await storePreferenceNow(name, wert);
      client.setQueryData(key, wert);
      return true;
    },
    [client, query, name, defaults],
  );
  return { value, isSettled: !isPending, change, update };
}
