import i18next from 'i18next';
import { ApiError } from '../api/api-error';
import { failureNotices } from './failure-notices';

/** One text to show in the place of the failed content. Who is offline is told so: the failure is nobody's. */
export function failureText(error: unknown): string {
  if (globalThis.navigator?.onLine === false && error instanceof ApiError && !error.status) {
    return i18next.t('ui:error.noNetwork');
  }
  return failureNotices(error)
    .map(({ text, details }) => [text, details].filter(Boolean).join(' '))
    .join(' ');
}
