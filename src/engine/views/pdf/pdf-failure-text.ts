import i18next from 'i18next';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { isOffline } from '../../../failure/is-offline';

/** What the server says, else that there is no PDF (specification 1 §8). Who is offline is told so. */
export function pdfFailureText(error: unknown): string {
  const says = error instanceof ApiError && error.services.length > 0;
  return says || isOffline(error) ? failureText(error) : i18next.t('pdf:failed');
}
