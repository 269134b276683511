import type { StoredSession } from './token-store';

/** A token is renewed this long before it ends, so that a slow call does not outlive it. */
const renewBeforeMs = 60_000;

export function needsRenewal(session: StoredSession, now = Date.now()): boolean {
  return session.expiresAt - now <= renewBeforeMs;
}

export function isExpired(session: StoredSession, now = Date.now()): boolean {
  return session.expiresAt <= now;
}
