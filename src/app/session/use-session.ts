import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type StoredSession } from '../../api/token-store';

/** The stored login of all tabs; undefined when nobody is logged in. */
export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(onSessionChange, readSession);
}
