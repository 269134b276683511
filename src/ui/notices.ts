import { notifications, type NotificationData } from '@mantine/notifications';
import { IconAlertTriangle, IconBug, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement, type FocusEvent, type ReactNode } from 'react';
import { clearNoticeLog, logNotice } from './notice-log';
import { NoticeMessage, type NoticeLink } from './notice-message';
import { noticeMs } from './notice-ms';

interface NoticeOptions {
  durationMs?: number;
  title?: string;
  /** A tracking id, the server's words: can be copied. */
  details?: string;
  link?: NoticeLink;
}

/** Says that something was done. */
export function notifySuccess(text: string): void {
  logNotice({ tone: 'success', text });
  show({ message: text, role: 'status', ...look('green', IconCheck) }, noticeMs.success);
}

/** Says something worth knowing. */
export function notifyInfo(text: string, options: NoticeOptions = {}): void {
  const { durationMs = noticeMs.info, title, details, link } = options;
  logNotice({ tone: 'info', title, text, details });
  const message = details || link ? rich({ title, text, details, link }) : text;
  show(
    { id: `info:${text}`, title, message, role: 'status', ...look('blue', IconInfoCircle) },
    durationMs,
  );
}

/** Says that something failed. It can be copied. */
export function notifyError(text: string, options: NoticeOptions = {}): void {
  const { durationMs = noticeMs.error, title, details, link } = options;
  logNotice({ tone: 'error', title, text, details });
  const message = rich({ title, text, details, link });
  const id = `error:${title ?? ''}:${text}`;
  show({ id, title, message, role: 'alert', ...look('red', IconAlertTriangle) }, durationMs);
}

/** More than these would hide the page: the oldest give way to the newest, the log keeps them. */
const most = () =>
  window.matchMedia('(max-width: 767px)').matches
    ? { popUps: 2, persistent: 1 }
    : { popUps: 4, persistent: 2 };
/** Pop-ups in view by what they say, oldest first, with when they came. */
const popUps = new Map<string, { id: string; at: number }>();
const persistent: string[] = [];
let count = 0;

/** The same failure of several calls within this time is said once, in ms. */
const atOnceMs = 1000;

/** A notice that stays until it is closed: details of a failure that a pop-up has said already. */
export function notifyPersistently(title: string, lines: readonly string[]): void {
  const text = lines.join('\n');
  logNotice({ tone: 'error', title, text });
  const id = `stays:${title}:${text}`;
  if (persistent.includes(id)) return;
  persistent.push(id);
  while (persistent.length > most().persistent) notifications.hide(persistent.shift() ?? '');
  notifications.show({
    ...look('gray', IconBug),
    id,
    title,
    message: rich({ title, text, isShort: true }),
    // Not announced: whoever listens has heard the pop-up.
    role: 'group',
    'aria-label': title,
    autoClose: false,
    // Pop-ups come first where there is not room for all.
    priority: -1,
    onClose: () => void persistent.splice(persistent.indexOf(id) >>> 0, 1),
  });
}

/** Takes the pop-ups away: they are read elsewhere. */
export function hidePopUps(): void {
  for (const { id } of [...popUps.values()]) notifications.hide(id);
}

/** Takes away what is shown and what is noted, as a logout does. */
export function clearNotices(): void {
  notifications.clean();
  persistent.length = 0;
  popUps.clear();
  clearNoticeLog();
}

function rich(content: Parameters<typeof NoticeMessage>[0]): ReactNode {
  return createElement(NoticeMessage, content);
}

function look(tone: string, icon: typeof IconCheck) {
  return {
    color: `var(--k-tone-${tone})`,
    icon: createElement(icon, { size: 18, stroke: 1.5, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  };
}

/** Shows it for a time. The pointer stops the clock by itself, the keyboard's focus does here. */
function show(data: NotificationData, durationMs: number): void {
  const id = `said:${(count += 1)}`;
  const { id: what = id } = data;
  const former = popUps.get(what);
  if (former && Date.now() - former.at < atOnceMs) return;
  // Said again it is another one, with its own details and its whole time.
  if (former) notifications.hide(former.id);
  popUps.set(what, { id, at: Date.now() });
  const inView = [...popUps.values()];
  for (const older of inView.slice(0, -most().popUps)) notifications.hide(older.id);
  const shown: NotificationData = {
    ...data,
    id,
    autoClose: durationMs,
    onClose: () => popUps.delete(what),
    onFocusCapture: () => notifications.update({ ...shown, id, autoClose: false }),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) notifications.update({ ...shown, id });
    },
  };
  notifications.show(shown);
}
