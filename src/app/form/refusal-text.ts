import { ApiError } from '../../api/api-error';
import { serviceTexts } from '../../failure/service-text';

/** In the server's words for its fields or codes; empty where it has none. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const said = [...Object.values(error.fieldErrors).flat(), ...serviceTexts(error.services)];
  return said.join(' ');
}
