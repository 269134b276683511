import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { NoticeMessage } from './notice-message';
import { noticeMs } from './notice-ms';

/** Says that something was done. */
export function notifySuccess(text: string): void {
  show(text, 'status', noticeMs.success, 'green', IconCheck);
}

/** Says something worth knowing. */
export function notifyInfo(text: string, durationMs: number = noticeMs.info): void {
  show(text, 'status', durationMs, 'blue', IconInfoCircle);
}

/** Says that something failed. `details` (a tracking id, the server's words) can be copied. */
export function notifyError(
  text: string,
  { durationMs = noticeMs.error, details }: { durationMs?: number; details?: string } = {},
): void {
  const message = details ? createElement(NoticeMessage, { text, details }) : text;
  // The same failure of several calls at once is said once.
  show(message, 'alert', durationMs, 'red', IconAlertTriangle, `error:${text}`);
}

function show(
  message: ReactNode,
  role: 'status' | 'alert',
  durationMs: number,
  tone: string,
  icon: typeof IconCheck,
  id?: string,
): void {
  notifications.show({
    ...(id && { id }),
    message,
    role,
    autoClose: durationMs,
    color: `var(--k-tone-${tone})`,
    icon: createElement(icon, { size: 18, stroke: 1.5, 'aria-hidden': true }),
    closeButtonProps: { 'aria-label': i18next.t('ui:close') },
  });
}
