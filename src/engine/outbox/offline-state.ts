import { userState } from '../../state/user-state';

/** Readiness of the device for work without a network. */
export type OfflineState =
  | { state: 'unknown' }
  | { state: 'loading' }
  /** State once everything is kept; `at`: ms since 1970. */
  | { state: 'ready'; at: number; count: number }
  /**
   * State while something is missing; `missing`: names of screens; `hasPage`: nothing of the page itself is missing.
   */
  | { state: 'incomplete'; missing: readonly string[]; hasPage: boolean };

export const offlineState = userState<OfflineState>(() => ({ state: 'unknown' }));
