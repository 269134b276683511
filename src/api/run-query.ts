import { call } from './call';
import type { AnyRecord } from './dialect';

/**
 * Asks a computed query, `group/id` (3-decisions 3.3). `total` is there when the body asks for it
 * (`returnTotal`). Throws what {@link call} throws.
 */
export async function runQuery(
  name: string,
  body: object,
  signal?: AbortSignal,
): Promise<{ rows: readonly AnyRecord[]; total: number | undefined }> {
  const [groupKey = '', id = ''] = name.split('/');
  const { data, headers } = await call<{ data: readonly AnyRecord[] }>(
    'POST /cmn/computed-queries/{groupKey}/{id}',
    { params: { groupKey, id }, body, signal },
  );
  const total = headers.get('x-query-total');
  return { rows: data.data, total: total === null ? undefined : Number(total) };
}
