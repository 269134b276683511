import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { recoveryCodes, secondFactors } from '../../db/tables/second-factors';
import type { StoredPasskey } from './passkeys';
import type { RelyingParty } from './relying-party';

export type SecondFactor = typeof secondFactors.$inferSelect;

/** Factors of a user, oldest first. */
export function factorsOf(userId: number, db: Executor): Promise<SecondFactor[]> {
  return db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.id));
}

/** Passkeys among factors that are bound to a relying party, as a check needs them. */
export function passkeysIn(
  factors: readonly SecondFactor[],
  party: RelyingParty | undefined,
): (StoredPasskey & { id: number })[] {
  return factors.flatMap(({ id, rpId, credentialId, publicKey, counter, transports }) =>
    rpId === party?.id && credentialId !== null && publicKey && counter !== null
      ? [{ id, credentialId, publicKey, counter, transports: transports ?? [] }]
      : [],
  );
}

/** Counts a user's unused recovery codes. */
export function countRecoveryCodes(userId: number, db: Executor): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}

/** Removes every factor of a user, and the recovery codes, which stand in for a factor only. */
export async function removeAllFactors(userId: number, db: Executor): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
