import { call, type CallOptions } from './call';
import type { AnyRecord, RowsAnswer, RowsAsked } from './dialect';
import { dialect } from './dialects/dialect-of';

type RowsRequest = RowsAsked & Pick<CallOptions, 'params' | 'query' | 'signal'>;

/** The rows at a list's path; `query`: parameters of the call's own. Throws what {@link call} throws. */
export async function readRows(
  list: string,
  { params, query, signal, ...asked }: RowsRequest = {},
): Promise<RowsAnswer> {
  const all = { ...query, ...dialect.rowsQuery(asked) };
  return dialect.rowsOf(await call(`GET ${list}`, { params, query: all, signal }));
}

/** Parameters of the URL, for whoever keeps the answer as it came and reads it by {@link rowsIn}. */
export const rowsQuery = dialect.rowsQuery;

/** Throws where there are none. */
export function rowsIn(data: unknown): readonly AnyRecord[] {
  return dialect.rowsOf({ data, headers: new Headers() }).rows;
}
