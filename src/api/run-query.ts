import { call, type Answer } from './call';
import type { AnyRecord } from './dialect';

/** `group/id` (3-decisions 3.3). `total` needs `returnTotal` in the body. Throws what {@link call} throws. */
export async function runQuery(
  name: string,
  body: object,
  signal?: AbortSignal,
): Promise<{ rows: readonly AnyRecord[]; total: number | undefined; isCapped: boolean }> {
  const { data, headers } = await askQuery<{ data: readonly AnyRecord[] }>(name, body, signal);
  const total = headers.get('x-query-total');
  return {
    rows: data.data,
    total: total === null ? undefined : Number(total),
    isCapped: headers.get('x-query-total-capped') === 'true',
  };
}

/** With the whole answer: groups and totals besides rows. */
export function askQuery<T>(name: string, body: object, signal?: AbortSignal): Promise<Answer<T>> {
  const [groupKey = '', id = ''] = name.split('/');
  return call<T>('POST /cmn/computed-queries/{groupKey}/{id}', {
    params: { groupKey, id },
    body,
    signal,
    // It only reads, whatever its method.
    kind: 'read',
  });
}
