import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';

/** Tells whether accounts with the well-known demo password are installed. */
export async function hasDemoAccounts(db: Executor): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.demo, true)).limit(1);
  return found.length > 0;
}
