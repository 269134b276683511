import type { components } from '../../schemas/generated/api';
import type { StoredSession } from './token-store';

export type TokenPair = components['schemas']['TokenPair'];

/** Moves the server's times to this machine's clock by the answer's `Date`: either clock may be wrong. */
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
