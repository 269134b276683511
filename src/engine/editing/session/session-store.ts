import { useState, useSyncExternalStore } from 'react';
import { reading, transition, type EditSession, type SessionEvent } from './edit-session';

/** The edit session of one open record. What was dispatched can be read at once, before React renders. */
export interface SessionStore {
  get: () => EditSession;
  dispatch: (event: SessionEvent) => EditSession;
  subscribe: (listener: () => void) => () => void;
}

function createSessionStore(): SessionStore {
  let session: EditSession = reading;
  const listeners = new Set<() => void>();
  return {
    get: () => session,
    dispatch: (event) => {
      const next = transition(session, event);
      if (next !== session) {
        session = next;
        for (const listener of listeners) listener();
      }
      return session;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A session of this component's own, and its current state. */
export function useSession(): [EditSession, SessionStore] {
  const [store] = useState(createSessionStore);
  return [useSyncExternalStore(store.subscribe, store.get), store];
}
