import { call, type CallOptions } from './call';
import type { Query, RowsAnswer, RowsAsked } from './dialect';
import { dialect } from './dialects/dialect-of';

type RowsRequest = RowsAsked & Pick<CallOptions, 'params' | 'query' | 'signal'>;

/** The rows at a list's path; `query`: parameters of the call's own. Throws what {@link call} throws. */
export function readRows(
  list: string,
  { params, query, signal, ...asked }: RowsRequest = {},
): Promise<RowsAnswer> {
  const read = (more: Query) =>
    call(`GET ${list}`, { params, query: { ...query, ...more }, signal });
  return dialect.rows({ list, params, query }, asked, read);
}
