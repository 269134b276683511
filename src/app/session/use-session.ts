import { useSyncExternalStore } from 'react';
import {
  onSessionChange,
  readEndedUser,
  readSession,
  type StoredSession,
} from '../../api/token-store';

/** The stored login of all tabs; undefined when nobody is logged in. */
export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(onSessionChange, readSession);
}

/** Whose session has ended by itself; undefined while there is one, and after a logout. */
export function useEndedUser(): string | undefined {
  return useSyncExternalStore(onSessionChange, readEndedUser);
}
