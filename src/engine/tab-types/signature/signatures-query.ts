import { queryOptions } from '@tanstack/react-query';
import { readRows } from '../../../api/rows';
import type { Place } from '../../screens/place';

export function signaturesKey(list: string, params: Place['params']): readonly unknown[] {
  return ['signatures', list, params];
}

/** A record has a handful of them. */
export function signaturesQuery(list: string, params: Place['params']) {
  return queryOptions({
    queryKey: signaturesKey(list, params),
    queryFn: async ({ signal }) => (await readRows(list, { params, limit: 100, signal })).rows,
    staleTime: 0,
    meta: { failure: 'shown' },
  });
}
