import { ApiError } from '../../api/api-error';
import { serviceTexts } from '../../failure/service-text';

/** Returns the server's own words for its fields or codes; empty where it has none. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const said = [...Object.values(error.fieldErrors).flat(), ...serviceTexts(error.services)];
  return said.join(' ');
}
