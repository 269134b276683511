import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import type { Caller } from '../access/caller';

/**
 * Makes changes of one user that are counted first (views, preferences) come one after the other, so that many at once
 * do not all find room for one more. Holds until the transaction ends.
 */
export async function oneAtATime({ id }: Pick<Caller, 'id'>, db: Executor): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}
