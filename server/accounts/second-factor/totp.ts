import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app understands: RFC 6238 with SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
const common = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
/** Steps that clocks may differ by, either way. */
const WINDOW = 1;

/**
 * Checks a one-time code, which RFC 6238 accepts only once: returns its step (half minutes since 1970), or undefined
 * for a wrong code and for one whose step is not after `lastStep`.
 */
export function acceptedStep(
  code: string,
  secret: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...common, secret });
  const delta = totp.validate({ token, timestamp: now, window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now / (PERIOD_SECONDS * 1000)) + delta;
  return step > lastStep ? step : undefined;
}

/** Makes a secret of 160 random bits, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address (`otpauth://`) that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, benutzername: string): string {
  return new TOTP({ ...common, issuer: 'Kontor', label: benutzername, secret }).toString();
}
