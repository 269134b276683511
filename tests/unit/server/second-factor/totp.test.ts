import { describe, expect, test } from 'vitest';
import {
  acceptedStep,
  newTotpSecret,
  totpAddress,
} from '../../../../server/accounts/second-factor/totp';

/** RFC 6238, appendix B: the secret «12345678901234567890», the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors = [
  { seconds: 59, code: '287082', step: 1 },
  { seconds: 1_111_111_109, code: '081804', step: 37_037_036 },
  { seconds: 20_000_000_000, code: '353130', step: 666_666_666 },
];

describe('one-time codes', () => {
  test.each(vectors)('$code at $seconds s', ({ seconds, code, step }) => {
    const at = (shift: number, lastStep = 0) =>
      acceptedStep(code, secret, { now: (seconds + shift) * 1000, lastStep });
    expect(at(0)).toBe(step);
    // A step of clock skew either way, and no more.
    expect([at(30), at(-30)]).toEqual([step, step]);
    expect([at(61), at(-61)]).toEqual([undefined, undefined]);
    // Once.
    expect(at(0, step)).toBeUndefined();
    expect(at(0, step - 1)).toBe(step);
  });

  test.each(['28708', '2870822', '２８７０８２', '28708a', ''])('«%s» is no code', (code) => {
    expect(acceptedStep(code, secret, { now: 59_000, lastStep: 0 })).toBeUndefined();
  });

  test('may be typed in groups', () => {
    expect(acceptedStep(' 287 082', secret, { now: 59_000, lastStep: 0 })).toBe(1);
  });

  test('a secret is long, random, and told to the app with the user', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const address = new URL(totpAddress(one, 'änne@firma'));
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(address.pathname)).toBe('/Kontor:änne@firma');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Kontor',
      secret: one,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
