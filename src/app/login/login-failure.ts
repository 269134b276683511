import { ApiError } from '../../api/api-error';
import { passkeyFailureOf, type PasskeyFailure } from '../security/passkey-failure';

/** Failure as a text under `login:failure.`, for 429 with the seconds to wait. */
export interface LoginFailure {
  key:
    | 'wrong'
    | 'proof'
    | 'expired'
    | 'userType'
    | 'licence'
    | 'firewall'
    | 'throttled'
    | 'offline'
    | 'server'
    | 'unknown'
    | PasskeyFailure;
  seconds?: number;
}

/** Tells why a login failed (specification 1 §8). */
export function loginFailureOf(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return { key: passkeyFailureOf(error) ?? 'unknown' };
  if (error.status === undefined) return { key: 'offline' };
  if (error.says('msg_auth_second_factor_wrong')) return { key: 'proof' };
  if (error.says('msg_auth_second_factor_expired')) return { key: 'expired' };
  if (error.status === 401) return { key: 'wrong' };
  if (error.status === 403 && error.isFirewall) return { key: 'firewall' };
  if (error.status === 403) {
    return { key: error.says('msg_auth_usertype') ? 'userType' : 'licence' };
  }
  if (error.status === 429) return { key: 'throttled', seconds: error.retryAfter ?? 6 };
  return { key: error.status >= 500 ? 'server' : 'unknown' };
}
