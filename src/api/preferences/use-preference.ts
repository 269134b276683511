import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../call';
import { onFormerUser } from '../former-user';
import { recordOf } from '../dialect';
import { parsePreference, preferenceText } from './preference-text';
import { storePreference } from './store-preference';

/** Preferences that could not be read: what is changed in them counts here, but overwrites nothing that is stored. */
const unread = new Set<string>();
onFormerUser(() => unread.clear());

/** A preference as the server keeps it; null when nothing is stored. Only for reading it before it is shown. */
export function preferenceQuery(name: string) {
  return queryOptions({
    queryKey: ['preference', name],
    queryFn: async (): Promise<string | null> => {
      const { data } = await call('GET /webapp/parameter/{name}', { params: { name } });
      return (recordOf(data).wert ?? null) as string | null;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    meta: { failure: 'silent', isKept: 'untilRest' },
  });
}

/**
 * A preference of the user, stored on the server. Shows the change at once and stores it behind; a failure to load
 * or store leaves the defaults or the shown value, because no preference is worth an interruption.
 * `defaults` must be a constant. `isSettled` is false until something is known: what this device remembers from the
 * start before counts until the server answers.
 */
export function usePreference<T extends object>(name: string, defaults: T) {
  const client = useQueryClient();
  const query = useMemo(() => preferenceQuery(name), [name]);
  const { data: text = null, isPending } = useQuery(query);
  const value = useMemo(() => parsePreference(text, defaults), [text, defaults]);
  const change = useCallback(
    (changed: Partial<T>) => {
      const key = query.queryKey;
      // An answer that is still under way knows nothing of the change.
      if (client.getQueryState(key)?.status === 'success')
        void client.cancelQueries({ queryKey: key });
      else unread.add(name);
      const former = client.getQueryData(key) ?? null;
      const wert = preferenceText(former, { ...parsePreference(former, defaults), ...changed });
      client.setQueryData(key, wert);
      if (!unread.has(name)) storePreference(name, wert);
    },
    [client, query, name, defaults],
  );
  return { value, isSettled: !isPending, change };
}
