import { call } from './call';
import { idOf } from './dialects/reference';
import { newIdempotencyKey } from './idempotency-key';
import type { View, ViewContent, ViewHead } from './view';
import { presets, viewParams } from './view-calls';

/** Creates a view; answers its id. */
export async function createView(query: string, view: ViewHead & ViewContent): Promise<number> {
  const { location } = await call(`POST ${presets}`, {
    params: viewParams(query),
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    body: view,
  });
  return idOf(location);
}

/** Throws a 412 when the version that was read is not the latest. */
export async function changeView(
  query: string,
  { id, version }: View,
  changes: Partial<ViewHead & ViewContent & Pick<View, 'istStandard' | 'istAngeheftet'>>,
): Promise<void> {
  await call(`PATCH ${presets}/{presetId}`, {
    params: { ...viewParams(query), presetId: id },
    headers: { 'If-Match': `"${version}"` },
    body: changes,
  });
}

export async function removeView(query: string, { id, version }: View): Promise<void> {
  await call(`DELETE ${presets}/{presetId}`, {
    params: { ...viewParams(query), presetId: id },
    headers: { 'If-Match': `"${version}"` },
  });
}
