import { call, type CallOptions } from './call';
import type { Query, RowsAnswer, RowsAsked } from './dialect';
import type { Reader } from './read-together';
import { dialect } from './dialects/dialect-of';
import { noteReadAt, readAtOf } from './read-at';

type RowsRequest = RowsAsked &
  Pick<CallOptions, 'params' | 'query' | 'signal'> & {
    /** Function that makes the calls, unless that is {@link call}. */
    through?: Reader;
  };

/**
 * Reads the rows at a list's path; `query`: parameters that belong to the call itself. Throws what {@link call} throws.
 */
export async function readRows(
  list: string,
  { params, query, signal, through = call, ...asked }: RowsRequest = {},
): Promise<RowsAnswer> {
  let at: number | undefined;
  const read = async (more: Query) => {
    const answer = await through(`GET ${list}`, { params, query: { ...query, ...more }, signal });
    at ??= readAtOf(answer.data);
    return answer;
  };
  const found = await dialect.rows({ list, params, query }, asked, read);
  noteReadAt(found.rows, at);
  return found;
}
