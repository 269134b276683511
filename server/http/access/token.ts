import { createHash, randomBytes } from 'node:crypto';

/** Makes a fresh opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash that the database keeps of a token. The token is random, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
