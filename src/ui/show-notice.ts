import { notifications, type NotificationData } from '@mantine/notifications';
import { IconAlertTriangle, IconBug, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement, type FocusEvent } from 'react';
import { userState } from '../state/user-state';
import { newId } from '../state/new-id';
import { NoticeMessage } from './notice-message';
import { noticeMs } from './notice-ms';
import type { Notice } from './notice-queue';

const looks = {
  success: { color: 'green', icon: IconCheck, role: 'status', ms: noticeMs.success },
  info: { color: 'blue', icon: IconInfoCircle, role: 'status', ms: noticeMs.info },
  error: { color: 'red', icon: IconAlertTriangle, role: 'alert', ms: noticeMs.error },
  // Not announced: a screen reader has read the pop-up.
  details: { color: 'gray', icon: IconBug, role: 'group', ms: undefined },
};

/** Most pop-ups at a time; more would hide the page: the oldest give way, the log keeps them. */
const most = () =>
  window.matchMedia('(max-width: 767px)').matches
    ? { popUps: 2, persistent: 1 }
    : { popUps: 4, persistent: 2 };
const inView = userState(
  () => ({
    /** Pop-ups by their text, oldest first, with the time they came. */
    popUps: new Map<string, { id: string; at: number }>(),
    persistent: [] as string[],
  }),
  () => notifications.clean(),
);

/** Time in ms within which the same failure of several calls is shown once. */
const atOnceMs = 1000;

/** Shows a pop-up for its time, and details until they are closed. */
export function showNotice(notice: Notice): void {
  const { tone, title, text, details, link, durationMs } = notice;
  const { color, icon, role, ms } = looks[tone];
  const isPlain = tone === 'success' || (tone === 'info' && !details && !link);
  const isShort = ms === undefined;
  const data = {
    // Details begin with the title in their one line.
    title: isShort ? undefined : title,
    message: isPlain
      ? text
      : createElement(NoticeMessage, {
          title: isShort ? undefined : title,
          text: isShort ? [title, text].join(' · ') : text,
          details,
          link,
          isShort,
        }),
    role,
    color: `var(--k-tone-${color})`,
    icon: createElement(icon, { size: 18, stroke: 1.5, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  };
  const what = `${tone}:${title ?? ''}:${text}`;
  if (isShort) showPersistently(what, title ?? '', data);
  else showFor(durationMs ?? ms, tone === 'success' ? undefined : what, data);
}

/** Hides the pop-ups: they are read elsewhere. */
export function hidePopUps(): void {
  for (const { id } of [...inView.get().popUps.values()]) notifications.hide(id);
}

function showPersistently(id: string, name: string, data: NotificationData): void {
  const { persistent } = inView.get();
  if (persistent.includes(id)) return;
  persistent.push(id);
  while (persistent.length > most().persistent) notifications.hide(persistent.shift() ?? '');
  notifications.show({
    ...data,
    id,
    'aria-label': name,
    autoClose: false,
    // Pop-ups come first where there is no room for all.
    priority: -1,
    onClose: () => void persistent.splice(persistent.indexOf(id) >>> 0, 1),
  });
}

/**
 * Shows a pop-up for some time; `what` is equal for equal notices. The pointer stops the clock by itself, the
 * keyboard's focus does here.
 */
function showFor(durationMs: number, what: string | undefined, data: NotificationData): void {
  const id = `said:${newId()}`;
  const key = what ?? id;
  const { popUps } = inView.get();
  const former = popUps.get(key);
  if (former && Date.now() - former.at < atOnceMs) return;
  // A repeated notice is a new one, with its own details and full time.
  if (former) notifications.hide(former.id);
  popUps.set(key, { id, at: Date.now() });
  for (const older of [...popUps.values()].slice(0, -most().popUps)) notifications.hide(older.id);
  const shown: NotificationData = {
    ...data,
    id,
    autoClose: durationMs,
    onClose: () => popUps.delete(key),
    onFocusCapture: () => notifications.update({ ...shown, id, autoClose: false }),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) notifications.update({ ...shown, id });
    },
  };
  notifications.show(shown);
}
