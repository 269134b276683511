import { queryOptions } from '@tanstack/react-query';
import { readSystemInfo } from './read-system-info';

/** Query for the system information; the last known answer is shown meanwhile. */
export const systemInfoQuery = queryOptions({
  queryKey: ['systemInfo'],
  queryFn: readSystemInfo,
  staleTime: Infinity,
  meta: { failure: 'silent', persisted: 'untilRest' },
});
