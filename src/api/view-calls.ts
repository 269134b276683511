import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { idOf, recordOf, rowsOf } from './dialect';
import { newIdempotencyKey } from './idempotency-key';
import type { View, ViewContent, ViewHead } from './view';

const presets = '/cmn/computed-queries/{groupKey}/{id}/presets';

/** The views of a query that the user sees, by name. */
export function viewsQuery(query: string) {
  return queryOptions({
    queryKey: ['views', query],
    queryFn: async ({ signal }): Promise<readonly View[]> => {
      const { data } = await call(`GET ${presets}`, { params: paramsOf(query), signal });
      return rowsOf(data).rows as unknown as View[];
    },
    // What is known from before this page waits until it has come to rest.
    staleTime: ({ state }) => (isOfThisPage(state.dataUpdatedAt) ? 60_000 : Infinity),
    // A list without its views is still a list; the ones known from before count until the answer is there.
    meta: { failure: 'silent', persisted: 'untilRest' },
  });
}

/** A view with its content, which a list of very many leaves out. */
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

/** Whether something came while this page was open, ms since 1970: what came earlier may have changed since. */
export function isOfThisPage(updatedAt: number): boolean {
  return updatedAt >= performance.timeOrigin;
}

/** Stores a new view; answers its id. */
export async function createView(query: string, view: ViewHead & ViewContent): Promise<number> {
  const { location } = await call(`POST ${presets}`, {
    params: paramsOf(query),
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    body: view,
  });
  return idOf(location);
}

/** Changes the version of a view that was read; throws a 412 when it is not the latest. */
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

/** Removes a view for everybody who sees it. */
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
