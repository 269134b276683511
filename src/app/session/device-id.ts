import { newIdempotencyKey } from '../../api/idempotency-key';

const key = 'kontor.device';

/**
 * Returns a random name of this browser profile, kept over logouts: by it the server knows a device on which its user
 * has logged in before. Undefined where nothing can be stored.
 */
export function deviceId(): string | undefined {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = newIdempotencyKey();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return undefined;
  }
}
