import { queryOptions } from '@tanstack/react-query';
import type { Lookup } from '../../../../schemas/define';
import { call } from '../../../api/call';
import { lookupRows } from './lookup-rows';

const DAY = 24 * 60 * 60 * 1000;

/**
 * One answer may serve several lists (`/webapp/basisdaten`), so it is kept by what was asked, not by
 * list. Texts come in the user's language.
 */
export function lookupQuery(lookup: Lookup, language: string) {
  const query = { filter: lookup.filter, orderBy: lookup.orderBy, limit: lookup.limit };
  return queryOptions({
    queryKey: ['lookup', lookup.path, query, language],
    queryFn: async ({ signal }) => {
      const { data } = await call<unknown>(`GET ${lookup.path}`, { query, signal });
      // What is no list must not be kept for a day.
      lookupRows(lookup, data);
      return data;
    },
    staleTime: DAY,
    gcTime: DAY,
    // The same on every page: kept on this device for the user.
    meta: { isKept: 'untilStale' },
  });
}
