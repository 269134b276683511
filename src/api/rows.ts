import { call, type CallOptions } from './call';
import type { Query, RowsAnswer, RowsAsked } from './dialect';
import type { Reader } from './read-together';
import { dialect } from './dialects/dialect-of';

type RowsRequest = RowsAsked &
  Pick<CallOptions, 'params' | 'query' | 'signal'> & {
    /** What makes the calls, unless that is {@link call}. */
    through?: Reader;
  };

/** The rows at a list's path; `query`: parameters of the call's own. Throws what {@link call} throws. */
export function readRows(
  list: string,
  { params, query, signal, through = call, ...asked }: RowsRequest = {},
): Promise<RowsAnswer> {
  const read = (more: Query) =>
    through(`GET ${list}`, { params, query: { ...query, ...more }, signal });
  return dialect.rows({ list, params, query }, asked, read);
}
