import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { recoveryCodes } from '../../db/tables/second-factors';
import { hashToken } from '../../http/access/token';
import { canonicalRecoveryCode, newRecoveryCode } from './recovery-code';

const COUNT = 10;

/** Gives a user new recovery codes in place of all former ones; they can be read now and never again. */
export async function replaceRecoveryCodes(userId: number, db: Executor): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newRecoveryCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
  return codes;
}

/** Uses a code up; returns whether it was an unused one of the user's. */
export async function spendRecoveryCode(
  userId: number,
  typed: string,
  db: Executor,
): Promise<boolean> {
  const code = canonicalRecoveryCode(typed);
  if (code === undefined) return false;
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hashToken(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

function hashOf(code: string): Buffer {
  return hashToken(canonicalRecoveryCode(code) ?? '');
}
