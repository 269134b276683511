import { userState } from '../../state/user-state';
import type { Entry } from './entry';

/** Knowledge of the page about its user's outbox. */
export interface OutboxState {
  /** Entries; undefined until the device has been read; empty where it keeps nothing. */
  entries: readonly Entry[] | undefined;
  isSending: boolean;
  /** True if the server knows nobody any more: everything waits for a login. */
  needsLogin: boolean;
}

export const outboxState = userState<OutboxState>(() => ({
  entries: undefined,
  isSending: false,
  needsLogin: false,
}));
