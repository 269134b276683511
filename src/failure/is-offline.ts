import { ApiError } from '../api/api-error';

/**
 * Tells whether nothing came because this device has no network, neither an answer nor code that is loaded on demand:
 * nobody's failure, and said where something is missing.
 */
export function isOffline(error: unknown): boolean {
  const isAnswer = error instanceof ApiError && error.status !== undefined;
  return globalThis.navigator?.onLine === false && !isAnswer;
}
