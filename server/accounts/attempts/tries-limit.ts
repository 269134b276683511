import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { pendingLogins } from '../../db/tables/second-factors';
import { tooMany } from '../../http/errors/too-many';

const MINUTES = 15;
/**
 * Maximum number of tries; they count like wrong passwords, but from any address: a million codes are soon tried by
 * many.
 */
const MOST = 10;

/**
 * Throws 429 when the second step of a user's logins was tried too often, including the present try. A successful login
 * removes its tries.
 */
export async function limitTries(userId: number, db: Executor): Promise<void> {
  const since = sql`now() - ${MINUTES} * interval '1 minute'`;
  const wait = sql`ceil(extract(epoch from min(${pendingLogins.createdAt}) - (${since})))`;
  const [count] = await db
    .select({
      tries: sql<number>`coalesce(sum(${pendingLogins.tries}), 0)`.mapWith(Number),
      seconds: sql<number>`${wait}`.mapWith(Number),
    })
    .from(pendingLogins)
    .where(
      and(
        eq(pendingLogins.userId, userId),
        gt(pendingLogins.createdAt, since),
        gt(pendingLogins.tries, 0),
      ),
    );
  if ((count?.tries ?? 0) > MOST) throw tooMany('msg_auth_too_many', count?.seconds ?? 1);
}
