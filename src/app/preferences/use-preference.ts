import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../../api/call';
import { recordOf } from '../../api/dialect';
import { parsePreference, preferenceText } from './preference-text';

/**
 * A preference of the user, stored on the server. Shows the change at once and stores it behind; a failure to load
 * or store leaves the defaults or the shown value, because no preference is worth an interruption.
 * `defaults` must be a constant. `isLoaded` is false while the server has not answered.
 */
export function usePreference<T extends object>(name: string, defaults: T) {
  const client = useQueryClient();
  const key = useMemo(() => ['preference', name], [name]);
  const { data: text = null, isSuccess } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data } = await call('GET /webapp/parameter/{name}', { params: { name } });
      return (recordOf(data).wert ?? null) as string | null;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { handlesError: true },
  });
  const value = useMemo(() => parsePreference(text, defaults), [text, defaults]);
  const change = useCallback(
    (changed: Partial<T>) => {
      const former = client.getQueryData<string | null>(key) ?? null;
      const wert = preferenceText(former, { ...parsePreference(former, defaults), ...changed });
      client.setQueryData(key, wert);
      const stored = call('POST /webapp/parameter/{name}', {
        params: { name },
        body: { data: { wert } },
      });
      stored.catch(() => undefined);
    },
    [client, key, name, defaults],
  );
  return { value, isLoaded: isSuccess, change };
}
