import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { rowsOf } from './dialects/reference';

/** Query for a parameter of the system; null when it has no value; fetched again after a minute. */
export function systemParameterQuery(name: string) {
  return queryOptions({
    queryKey: ['system-parameter', name],
    queryFn: async ({ signal }): Promise<string | null> => {
      const query = { filter: `name=${name}`, limit: 1 };
      const { data } = await call('GET /system/parameter', { query, signal });
      const value = rowsOf(data).rows[0]?.wert;
      return typeof value === 'string' ? value : null;
    },
    staleTime: 60_000,
    meta: { failure: 'silent', persisted: 'untilStart' },
  });
}
