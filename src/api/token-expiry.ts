import type { StoredSession } from './token-store';

/** Margin before the token's end, so that a slow call does not outlive it, in ms. */
const renewBeforeMs = 60_000;

export function needsRenewal(session: StoredSession, now = Date.now()): boolean {
  return session.expiresAt - now <= renewBeforeMs;
}

export function isExpired(session: StoredSession, now = Date.now()): boolean {
  return session.expiresAt <= now;
}
