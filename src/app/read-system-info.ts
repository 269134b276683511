import type { components } from '../../schemas/generated/api';
import { call } from '../api/call';
import { recordOf } from '../api/dialects/reference';

export type SystemInfo = components['schemas']['SystemInfo'];

/** Reads the system information; without a session only its public part. */
export async function readSystemInfo(): Promise<SystemInfo> {
  const info = recordOf((await call('GET /webapp/systeminfo')).data);
  if (typeof info.serverVersion !== 'string' || !Array.isArray(info.links)) {
    throw new Error('GET /webapp/systeminfo: the answer has no serverVersion or links');
  }
  return info as unknown as SystemInfo;
}
