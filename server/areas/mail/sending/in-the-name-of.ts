import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
import type { Scope } from '../../../http/access/scope';

/** Makes the scope of what is written for a user after his call: history names him, and nothing asks for his rights. */
export async function inTheNameOf(userId: number, db: Executor): Promise<Scope> {
  const { id, name, kuerzel } = users;
  const [user] = await db.select({ id, name, kuerzel }).from(users).where(eq(id, userId));
  if (!user) throw new Error(`There is no user ${userId}`);
  return { caller: user, db, headers: {}, language: 'de' } as unknown as Scope;
}
