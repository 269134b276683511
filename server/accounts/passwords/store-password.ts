import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';

interface NewPassword {
  userId: number;
  passwortHash: string;
  /** True if the user has to choose another one after the next login. */
  passwortAendern: boolean;
  changedBy: number | null;
}

/**
 * Stores a password's hash; an account with a password of its own is no demo account any more. The user's row stays
 * locked until the transaction ends: sessions that are to end with the old password are ended after this.
 */
export async function storePassword(db: Executor, password: NewPassword): Promise<void> {
  const { userId, passwortHash, passwortAendern, changedBy } = password;
  await db
    .update(users)
    .set({
      passwortHash,
      passwortAendern,
      demo: false,
      version: sql`${users.version} + 1`,
      changedAt: sql`now()`,
      changedBy,
    })
    .where(eq(users.id, userId));
}
