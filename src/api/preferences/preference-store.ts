import { call, type CallOptions } from '../call';
import { recordOf } from '../dialects/reference';
import { readSession } from '../token-store';

/** True if the server keeps its users' settings; otherwise this device does. */
const onServer = import.meta.env.KONTOR_KEEPS_SETTINGS;
const deviceKey = (name: string) => `kontor.setting.${readSession()?.user ?? ''}.${name}`;

/** Reads a preference as it is kept; null when nothing is. Rejects when it cannot be read. */
export async function readPreference(name: string): Promise<string | null> {
  if (!onServer) return globalThis.localStorage.getItem(deviceKey(name));
  const { data } = await call('GET /webapp/parameter/{name}', { params: { name } });
  return (recordOf(data).wert ?? null) as string | null;
}

/** Writes a preference; rejects with the objections to it. */
export async function writePreference(
  name: string,
  wert: string,
  options: Pick<CallOptions, 'keepalive' | 'isBackground'> = {},
): Promise<void> {
  if (!onServer) return globalThis.localStorage.setItem(deviceKey(name), wert);
  const body = { data: { wert } };
  await call('POST /webapp/parameter/{name}', { params: { name }, body, ...options });
}
