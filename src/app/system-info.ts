import type { components } from '../../schemas/generated/api';
import { call } from '../api/call';
import { recordOf } from '../api/dialect';

export type SystemInfo = components['schemas']['SystemInfo'];

/** Versions, links and licensee; without a session only what is public. */
export async function readSystemInfo(): Promise<SystemInfo> {
  return recordOf((await call('GET /webapp/systeminfo')).data) as unknown as SystemInfo;
}
