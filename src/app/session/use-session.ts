import { useSyncExternalStore } from 'react';
import {
  onSessionChange,
  readEndedUser,
  readSession,
  type StoredSession,
} from '../../api/token-store';

/** Returns the session of all tabs; undefined when nobody is logged in. */
export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(onSessionChange, readSession);
}

/** Returns the user whose session ended by itself; undefined while there is a session, and after a logout. */
export function useEndedUser(): string | undefined {
  return useSyncExternalStore(onSessionChange, readEndedUser);
}
