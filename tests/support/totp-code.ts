import { TOTP } from 'otpauth';

/** What an authenticator app shows for a secret now, or so many half minutes later. */
export function totpCode(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
}
