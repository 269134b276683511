import type { Readable } from '../state/store';
import { userState } from '../state/user-state';

export interface LoggedNotice {
  /** Time as an ISO instant. */
  time: string;
  tone: 'success' | 'info' | 'error';
  title?: string;
  text: string;
  details?: string;
}

const key = 'kontor.notices';
const most = 100;

const entries = userState(stored, () => globalThis.sessionStorage?.removeItem(key));
// What this tab stored before a reload goes with its user, too.
entries.get();

/** Newest first; survives the reload after a login. */
export const noticeLog: Readable<readonly LoggedNotice[]> = entries;

/** Logs a notice; one repeated at once is noted once. */
export function logNotice(notice: Omit<LoggedNotice, 'time'>, now = new Date()): void {
  const [last] = entries.get();
  const isRepeated =
    last?.text === notice.text &&
    last.title === notice.title &&
    now.getTime() - Date.parse(last.time) < 1000;
  if (!isRepeated) keep([{ time: now.toISOString(), ...notice }, ...entries.get()].slice(0, most));
}

function keep(next: readonly LoggedNotice[]): void {
  entries.set(next);
  try {
    globalThis.sessionStorage?.setItem(key, JSON.stringify(next));
  } catch {
    // With a full storage a reload forgets, nothing worse.
  }
}

function stored(): readonly LoggedNotice[] {
  try {
    const read: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key) ?? '[]');
    return Array.isArray(read) ? (read as LoggedNotice[]) : [];
  } catch {
    return [];
  }
}
