import i18next from 'i18next';
import { failureNotices } from './failure-notices';
import { isOffline } from './is-offline';

/** Returns the text to show in the place of the failed content. Offline users are told so: the failure is nobody's. */
export function failureText(error: unknown): string {
  if (isOffline(error)) return i18next.t('ui:error.noNetwork');
  return failureNotices(error)
    .map(({ text, details }) => [text, details].filter(Boolean).join(' '))
    .join(' ');
}
