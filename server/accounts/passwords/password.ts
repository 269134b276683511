import { hash, verify } from '@node-rs/argon2';
import { requireNoTransaction } from '../../db/within-transaction';

/** OWASP's recommendation for argon2id, the library's default algorithm: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash for unknown users; made at the start, so that the first of them takes no longer. */
const dummy = hashPassword('kontor');

/**
 * Hashes a password with argon2id, composed (NFC) so that every keyboard writes the same. Not within a transaction: it
 * takes long on purpose, and nobody should hold a connection meanwhile (`Registration.prepare`).
 */
export async function hashPassword(password: string): Promise<string> {
  requireNoTransaction('hashing a password');
  return hash(password.normalize('NFC'), cost);
}

/**
 * Tells whether a password belongs to a hash. Without a hash (unknown user) it takes the same time and returns false.
 * Not within a transaction, like {@link hashPassword}.
 */
export async function passwordMatches(password: string, stored?: string): Promise<boolean> {
  requireNoTransaction('comparing a password');
  const matches = await verify(stored ?? (await dummy), password.normalize('NFC'));
  return stored !== undefined && matches;
}
