import { ApiError } from './api-error';

/** The member of a body that confirms what the server refused with this error; undefined where nothing can be confirmed. */
export function confirmingMember(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { bestaetigung } = error.body;
  return typeof bestaetigung === 'string' ? bestaetigung : undefined;
}
