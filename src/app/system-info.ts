import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../schemas/generated/api';
import { call } from '../api/call';
import { recordOf } from '../api/dialect';

export type SystemInfo = components['schemas']['SystemInfo'];

/** Versions, links and licensee; without a session only what is public. */
export async function readSystemInfo(): Promise<SystemInfo> {
  const info = recordOf((await call('GET /webapp/systeminfo')).data);
  if (typeof info.serverVersion !== 'string' || !Array.isArray(info.links)) {
    throw new Error('GET /webapp/systeminfo: the answer has no serverVersion or links');
  }
  return info as unknown as SystemInfo;
}

/** The same for whoever is logged in; known from before while it is on its way. */
export const systemInfoQuery = queryOptions({
  queryKey: ['systemInfo'],
  queryFn: readSystemInfo,
  staleTime: Infinity,
  meta: { failure: 'silent', persisted: 'untilRest' },
});
