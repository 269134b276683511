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

/** Something was said, or the code is at hand and a shell that is drawn anew would lose the notices. */
export const noticesWanted = createStore(false);

/** Also what is said later, until the returned function is called. */
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
