import { queryOptions } from '@tanstack/react-query';
import { readRows } from '../../../api/rows';
import { rowsKey } from '../../data/lists/row-page';
import type { Place } from '../../screens/place';
import type { SignatureTab } from './definition';

type Listed = Pick<SignatureTab, 'schema' | 'list'>;

/** Key below that of all rows of their schema: what counts them is read anew with them. */
function signaturesKey({ schema, list }: Listed, params: Place['params']): readonly unknown[] {
  return [...rowsKey(schema), 'signatures', list, params];
}

/** Reads all signatures at once: a record has a handful of them. */
export function signaturesQuery(listed: Listed, params: Place['params']) {
  const { list } = listed;
  return queryOptions({
    queryKey: signaturesKey(listed, params),
    queryFn: async ({ signal }) => (await readRows(list, { params, limit: 100, signal })).rows,
    staleTime: 0,
    meta: { failure: 'shown' },
  });
}
