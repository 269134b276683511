import { notifyError, notifyInfo } from '../ui/notices';
import { failureNotices } from './failure-notices';

/**
 * Says a failure that no page explains itself (specification 1 §8). A cancelled call says nothing, neither does a
 * 401: it ends the session, and the login page tells why.
 */
export function notifyFailure(error: unknown): void {
  for (const { text, isInfo, ...options } of failureNotices(error)) {
    if (isInfo) notifyInfo(text, options.durationMs);
    else notifyError(text, options);
  }
}
