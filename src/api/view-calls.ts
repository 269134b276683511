import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { idOf, recordOf, rowsOf } from './dialects/reference';
import { newIdempotencyKey } from './idempotency-key';
import type { View, ViewContent, ViewHead } from './view';

const presets = '/cmn/computed-queries/{groupKey}/{id}/presets';

export function viewsQuery(query: string) {
  return queryOptions({
    queryKey: ['views', query],
    queryFn: async ({ signal }): Promise<readonly View[]> => {
      const { data } = await call(`GET ${presets}`, { params: paramsOf(query), signal });
      return rowsOf(data).rows as unknown as View[];
    },
    // What is known from before this page waits until it has come to rest.
    staleTime: ({ state }) => (isOfThisPage(state.dataUpdatedAt) ? 60_000 : Infinity),
    // A list works without its views; those known from before count until the answer comes.
    meta: { failure: 'silent', persisted: 'untilRest' },
  });
}

/** With its content, which a list of very many views leaves out. */
export function wholeViewQuery(query: string, { id, version }: Pick<View, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['views', query, id, version],
    queryFn: async ({ signal }): Promise<View> => {
      const params = { ...paramsOf(query), presetId: id };
      const { data } = await call(`GET ${presets}/{presetId}`, { params, signal });
      return recordOf(data) as unknown as View;
    },
    // Another content is another version.
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
}

/** `updatedAt`: ms since 1970. What came before this page was opened may have changed since. */
export function isOfThisPage(updatedAt: number): boolean {
  return updatedAt >= performance.timeOrigin;
}

/** Answers the new view's id. */
export async function createView(query: string, view: ViewHead & ViewContent): Promise<number> {
  const { location } = await call(`POST ${presets}`, {
    params: paramsOf(query),
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    body: view,
  });
  return idOf(location);
}

/** Throws a 412 when the version that was read is not the latest. */
export async function changeView(
  query: string,
  { id, version }: View,
  changes: Partial<ViewHead & ViewContent & Pick<View, 'istStandard'>>,
): Promise<void> {
  await call(`PATCH ${presets}/{presetId}`, {
    params: { ...paramsOf(query), presetId: id },
    headers: { 'If-Match': `"${version}"` },
    body: changes,
  });
}

export async function removeView(query: string, { id, version }: View): Promise<void> {
  await call(`DELETE ${presets}/{presetId}`, {
    params: { ...paramsOf(query), presetId: id },
    headers: { 'If-Match': `"${version}"` },
  });
}

function paramsOf(query: string) {
  const [groupKey = '', id = ''] = query.split('/');
  return { groupKey, id };
}
