import { randomInt } from 'node:crypto';

/** Crockford's Base32: no I, L, O, U, which hands confuse and words need. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 120 bits: from 112 on a fast hash may keep them (OWASP ASVS 5.0 6.5.2). */
const LENGTH = 24;
const GROUP = 4;

/** A new recovery code, as it is shown: six groups of four. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return (signs.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** A code as it was typed, as it is hashed: what looks alike is one. Undefined for what cannot be a code. */
export function canonicalRecoveryCode(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replace(/[\s–-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = signs.length === LENGTH && [...signs].every((sign) => ALPHABET.includes(sign));
  return isCode ? signs : undefined;
}
