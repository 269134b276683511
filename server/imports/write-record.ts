import type { Call } from '../http/operations/call';
import type { InnerCall } from '../http/operations/inner-call';
import type { AnyRecord } from '../resources/records/read';
import type { ImportTarget } from './import-target';

/** Record that was written, as its undoing needs it. */
export interface WrittenRow {
  zeile: number;
  schema: string;
  datensatzId: number;
  version: number | null;
  vorher: AnyRecord | null;
}

/** Creates the record of a row by the call that a single one takes. */
export async function createRow(
  { create, params, resource: { schema } }: ImportTarget,
  { zeile, ...request }: { zeile: number; body: AnyRecord; prepared: unknown },
  call: Call,
  inner: InnerCall,
): Promise<WrittenRow> {
  const { headers } = await inner(create, { params, ...request }, call);
  const datensatzId = Number(headers?.location?.split('/').at(-1));
  return { zeile, schema, datensatzId, version: versionIn(headers), vorher: null };
}

/** Parameters of one record's path: those that it shares with the list, and the record. */
export function recordParams(
  path: string,
  params: ImportTarget['params'],
  id: number,
): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  return Object.fromEntries(names.map((name) => [name, params[name] ?? String(id)]));
}

/** Version that an answer names as its ETag. */
export function versionIn(headers: Readonly<Record<string, string>> | undefined): number | null {
  const version = Number(headers?.etag?.replaceAll('"', ''));
  return Number.isSafeInteger(version) && version > 0 ? version : null;
}
