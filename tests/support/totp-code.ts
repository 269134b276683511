import { TOTP } from 'otpauth';

/** Returns the code that an authenticator app shows for a secret now, or so many half minutes later. */
export function totpCode(secret: string, steps = 0): string {
  return totpCodeOf(secret, Math.floor(Date.now() / 30_000) + steps);
}

/** Returns the code that it shows in a step, counted in half minutes since 1970. */
export function totpCodeOf(secret: string, step: number): string {
  const timestamp = step * 30_000;
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
}
