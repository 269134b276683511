import { userState } from '../../state/user-state';

/** What the device has for work without a network. */
export type OfflineState =
  | { state: 'unknown' }
  | { state: 'loading' }
  /** `at`: ms since 1970. */
  | { state: 'ready'; at: number; count: number }
  /** `missing`: names of screens; `hasPage`: nothing of the page itself is missing. */
  | { state: 'incomplete'; missing: readonly string[]; hasPage: boolean };

export const offlineState = userState<OfflineState>(() => ({ state: 'unknown' }));
