import { createStore } from '../state/store';
import { userState } from '../state/user-state';
import type { NoticeLink } from './notice-message';

export interface Notice {
  /** `details` stays until it is closed. */
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

/** Whether what shows notices has to be drawn: something was said, or its code is at hand, also for a new shell. */
export const noticesWanted = createStore(false);

/** Hands on what waits, and everything that is said until the returned function is called. */
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
