import { ApiError } from '../api/api-error';

/** Whether no answer came because this device has no network: nobody's failure, and said where something is missing. */
export function isOffline(error: unknown): boolean {
  return (
    globalThis.navigator?.onLine === false &&
    error instanceof ApiError &&
    error.status === undefined
  );
}
