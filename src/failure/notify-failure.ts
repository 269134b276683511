import i18next from 'i18next';
import { notifyError, notifyInfo, notifyPersistently } from '../ui/notices';
import { ApiError } from '../api/api-error';
import type { Surroundings } from './catalogue';
import { failureNotices, type TextOptions } from './failure-notices';
import { persistentNotice } from './persistent-notice';

/** Routes whose name starts like this ask for silence (specification 1 §8). */
const silentRoutes = /^\/mde/;

/**
 * Says a failed call by the error catalogue: pop-ups, and the notice that stays. A cancelled call says nothing. What
 * the whole page has to do (login, maintenance, waiting) follows from the call itself, whoever made it.
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

/** Leaves only the notice that stays: for a failure that is said in a place of its own, a dialog or the form. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const persistent = persistentNotice(error, surroundings());
  if (persistent) notifyPersistently(persistent.title, persistent.lines);
}

function surroundings(): Surroundings {
  const { pathname } = window.location;
  return { isSuppressed: silentRoutes.test(pathname), onLogin: pathname === '/auth/login' };
}
