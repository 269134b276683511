import { queryOptions } from '@tanstack/react-query';
import type { Lookup } from '../../../schemas/define';
import { call } from '../../api/call';

const DAY = 24 * 60 * 60 * 1000;

/**
 * One answer may serve several lists (`/webapp/basisdaten`), so it is kept by what was asked, not by
 * list. Texts come in the user's language.
 */
export function lookupQuery(lookup: Lookup, language: string) {
  const query = { filter: lookup.filter, orderBy: lookup.orderBy, limit: lookup.limit };
  return queryOptions({
    queryKey: ['lookup', lookup.path, query, language],
    queryFn: async ({ signal }) =>
      (await call<unknown>(`GET ${lookup.path}`, { query, signal })).data,
    staleTime: DAY,
    gcTime: DAY,
    // The same on every page: kept on this device for the user.
    meta: { isKept: true },
  });
}
