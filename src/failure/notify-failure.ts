import i18next from 'i18next';
import { notifyError, notifyInfo, notifyPersistently } from '../ui/notices';
import { ApiError } from '../api/api-error';
import type { Surroundings } from './catalogue';
import { failureNotices, type TextOptions } from './failure-notices';
import { isOffline } from './is-offline';
import { persistentNotice } from './persistent-notice';

/** Pattern of the routes that ask for silence (specification 1 §8). */
const silentRoutes = /^\/mde/;

/**
 * Shows pop-ups and the persistent notice; nothing for a cancelled call. Login, maintenance and waiting follow from the
 * call.
 */
export function notifyFailure(error: unknown, options: Pick<TextOptions, 'labelOf'> = {}): void {
  noteFailure(error);
  const where = { ...options, ...surroundings() };
  for (const { text, isInfo, locks, ...rest } of failureNotices(error, where)) {
    const link = locks ? { href: '/system/locks', label: i18next.t('ui:toLocks') } : undefined;
    if (isInfo) notifyInfo(text, { ...rest, link });
    else notifyError(text, rest);
  }
}

/** Shows only the persistent notice: for a failure that is shown in a place of its own. None while offline. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError) || isOffline(error)) return;
  const persistent = persistentNotice(error, surroundings());
  if (persistent) notifyPersistently(persistent.title, persistent.lines);
}

function surroundings(): Surroundings {
  const { pathname } = window.location;
  return { isSuppressed: silentRoutes.test(pathname), onLogin: pathname === '/auth/login' };
}
