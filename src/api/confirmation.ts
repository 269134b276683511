import { ApiError } from './api-error';

/** Returns the body's member that confirms what was refused; undefined where nothing can be confirmed. */
export function confirmingMember(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { bestaetigung } = error.body;
  return typeof bestaetigung === 'string' ? bestaetigung : undefined;
}
