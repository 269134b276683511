import i18next from 'i18next';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { isOffline } from '../../../failure/is-offline';

/** Returns the server's message, else that there is no PDF (specification 1 §8). A user who is offline is told so. */
export function pdfFailureText(error: unknown): string {
  const says = error instanceof ApiError && error.services.length > 0;
  return says || isOffline(error) ? failureText(error) : i18next.t('pdf:failed');
}
