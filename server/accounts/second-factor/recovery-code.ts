import { randomInt } from 'node:crypto';

/** Alphabet of Crockford's Base32: no I, L, O, U, which hands confuse and words need. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Length for 120 bits: from 112 on a fast hash may keep them (OWASP ASVS 5.0 6.5.2). */
const LENGTH = 24;
const GROUP = 4;

/** Makes a recovery code, as it is shown: six groups of four. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/**
 * Converts a typed code to the form that is hashed: similar characters are the same. Undefined where it cannot be a
 * code.
 */
export function canonicalRecoveryCode(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replace(/[\s–-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = signs.length === LENGTH && [...signs].every((sign) => ALPHABET.includes(sign));
  return isCode ? signs : undefined;
}
