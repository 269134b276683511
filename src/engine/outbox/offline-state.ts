import { userState } from '../../state/user-state';

/** What the device has for work without a network. */
export type OfflineState =
  | { state: 'unknown' }
  | { state: 'loading' }
  /** `at`: ms since 1970. */
  | { state: 'ready'; at: number; count: number }
  /** Names of screens. */
  | { state: 'incomplete'; missing: readonly string[] };

export const offlineState = userState<OfflineState>(() => ({ state: 'unknown' }));
