import { logNotice } from './notice-log';
import type { NoticeLink } from './notice-message';
import { queueNotice, type Notice } from './notice-queue';

interface NoticeOptions {
  durationMs?: number;
  title?: string;
  details?: string;
  link?: NoticeLink;
}

export function notifySuccess(text: string, options: Pick<NoticeOptions, 'durationMs'> = {}): void {
  say({ ...options, tone: 'success', text });
}

export function notifyInfo(text: string, options: NoticeOptions = {}): void {
  say({ ...options, tone: 'info', text });
}

export function notifyError(text: string, options: NoticeOptions = {}): void {
  say({ ...options, tone: 'error', text });
}

/** Stays until closed: details of a failure that a pop-up has said already. */
export function notifyPersistently(title: string, lines: readonly string[]): void {
  say({ tone: 'details', title, text: lines.join('\n') });
}

function say(notice: Notice): void {
  const { tone, title, text, details } = notice;
  logNotice({ tone: tone === 'details' ? 'error' : tone, title, text, details });
  queueNotice(notice);
}
