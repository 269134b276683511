import { readyName } from '../../state/forget-user';
import { offlineState } from './offline-state';

/** Notes what the device has, and remembers it for a start without a network. `at`: ms since 1970. */
export function setReady(userId: number, count: number, at = Date.now()): void {
  offlineState.set({ state: 'ready', at, count });
  try {
    localStorage.setItem(readyName(userId), JSON.stringify({ at, count }));
  } catch {
    // Without room it is merely not known after the next start.
  }
}

/** Recalls what the device had when it was last ready, if nothing else is known yet. */
export function recallReady(userId: number): void {
  if (offlineState.get().state !== 'unknown') return;
  try {
    const text = localStorage.getItem(readyName(userId));
    const { at, count } = JSON.parse(text ?? '{}') as { at?: unknown; count?: unknown };
    if (typeof at !== 'number' || typeof count !== 'number') return;
    offlineState.set({ state: 'ready', at, count });
  } catch {
    // What cannot be read counts as nothing.
  }
}
