import type { components } from '../../schemas/generated/api';
import type { StoredSession } from './token-store';

export type TokenPair = components['schemas']['TokenPair'];

/**
 * The server's times are moved to this machine's clock by the answer's `Date`, so that a wrong clock neither renews on
 * every call nor misses the expiry.
 */
export function sessionOfAnswer(
  pair: TokenPair,
  user: string,
  serverDate: string | null,
  now = Date.now(),
): StoredSession {
  const serverNow = Date.parse(serverDate ?? '');
  const ahead = Number.isNaN(serverNow) ? 0 : now - serverNow;
  return {
    token: pair.token,
    expiresAt: Date.parse(pair.gueltigBis) + ahead,
    renewalToken: pair.erneuerungToken,
    renewalExpiresAt: Date.parse(pair.erneuerungBis) + ahead,
    user,
    mustChangePassword: pair.passwortAendern,
  };
}
