import type { NoticeLink } from './notice-message';

/** A notice as it is said; how it looks is known to what shows it. */
export interface Notice {
  /** `details` stays until it is closed. */
  tone: 'success' | 'info' | 'error' | 'details';
  title?: string;
  text: string;
  details?: string;
  link?: NoticeLink;
  durationMs?: number;
}

/** What shows notices. */
export interface NoticeShower {
  show: (notice: Notice) => void;
  clear: () => void;
}

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let shower: NoticeShower | undefined;

/** Shows a notice, or keeps it until it can be shown. */
export function queueNotice(notice: Notice): void {
  if (shower) shower.show(notice);
  else waiting.push(notice);
  for (const listener of listeners) listener();
}

/** Takes away what is shown and what waits. */
export function clearQueue(): void {
  waiting.length = 0;
  shower?.clear();
}

/**
 * Whether what shows notices has to be drawn: there is something to say, or it is at hand and would be missing from a
 * shell that is drawn anew. `listener` hears when that may have changed.
 */
export const noticesWanted = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => shower !== undefined || waiting.length > 0,
};

/** From now on notices are shown by this one, those that wait first. */
export function showNoticesBy(next: NoticeShower): void {
  shower = next;
  for (const notice of waiting.splice(0)) next.show(notice);
}
