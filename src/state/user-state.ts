import { Listeners } from './listeners';
import type { Store } from './store';

interface Part {
  leave: (value: unknown) => void;
  tell: () => void;
}

/** Container of everything that the page holds for the user who is logged in. */
let container = new Map<Part, unknown>();

/**
 * Creates a store of something that belongs to the user: it begins anew for the next one. `leave` ends what must not go
 * on without him: calls, timers, what is shown elsewhere.
 */
export function userState<T>(initial: () => T, leave?: (value: T) => void): Store<T> {
  const listeners = new Listeners();
  const part: Part = { leave: (value) => leave?.(value as T), tell: listeners.tell };
  const get = (): T => {
    if (!container.has(part)) container.set(part, initial());
    return container.get(part) as T;
  };
  const set = (next: T) => {
    if (Object.is(next, get())) return;
    container.set(part, next);
    listeners.tell();
  };
  return { get, set, update: (change) => set(change(get())), subscribe: listeners.add };
}

/** Throws away all that belongs to the user who was here, as a logout and the login of somebody else do. */
export function dropUserState(): void {
  const former = container;
  container = new Map();
  for (const [part, value] of former) part.leave(value);
  for (const part of former.keys()) part.tell();
}
