import { isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { secondFactors } from '../../db/tables/second-factors';
import { openSecret } from './config';

/**
 * Throws when the database holds secrets of one-time codes that this server cannot read: everybody who uses them
 * would be locked out, one login after the other.
 */
export async function checkSecretKey(db: Executor, key: Buffer | undefined): Promise<void> {
  const [stored] = await db
    .select({ secret: secondFactors.secret, userId: secondFactors.userId })
    .from(secondFactors)
    .where(isNotNull(secondFactors.secret))
    .limit(1);
  if (!stored?.secret) return;
  try {
    openSecret(stored.secret, stored.userId, { key, origin: undefined });
  } catch (cause) {
    throw new Error(
      'KONTOR_SECRET: the secrets of one-time codes were stored with another key. Set that one again; if it is ' +
        "lost, delete from second_factors where verfahren = 'TOTP', and their users set them up anew.",
      { cause },
    );
  }
}
