import { userState } from '../../state/user-state';
import type { Entry } from './entry';

/** What the page knows of the outbox of its user. */
export interface OutboxState {
  /** Undefined until the device has been read; empty where it keeps nothing. */
  entries: readonly Entry[] | undefined;
  isSending: boolean;
  /** The server knows nobody any more: everything waits for a login. */
  needsLogin: boolean;
}

export const outboxState = userState<OutboxState>(() => ({
  entries: undefined,
  isSending: false,
  needsLogin: false,
}));
