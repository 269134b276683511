import { ApiError } from '../../api/api-error';
import { serviceText } from '../../failure/service-text';

/** Returns the server's own words for its fields or codes; empty where it has none. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const said = [...Object.values(error.fieldErrors).flat(), ...error.services.map(serviceText)];
  return said.join(' ');
}
