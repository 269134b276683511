import { createStore } from '../state/store';
import { userState } from '../state/user-state';
import type { NoticeLink } from './notice-message';

export interface Notice {
  /** Kind of the notice; `details` stays until it is closed. */
  tone: 'success' | 'info' | 'error' | 'details';
  title?: string;
  text: string;
  details?: string;
  link?: NoticeLink;
  durationMs?: number;
}

const waiting = userState<readonly Notice[]>(() => []);

export function queueNotice(notice: Notice): void {
  waiting.update((all) => [...all, notice]);
  noticesWanted.set(true);
}

/**
 * True once the component that shows notices has to be drawn: there is a notice, or its code is at hand, even for a new
 * shell.
 */
export const noticesWanted = createStore(false);

/** Hands on the waiting notices, and every later one until the returned function is called. */
export function takeNotices(show: (notice: Notice) => void): () => void {
  const take = () => {
    const taken = waiting.get();
    if (taken.length === 0) return;
    waiting.set([]);
    taken.forEach(show);
  };
  take();
  return waiting.subscribe(take);
}
