import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { roleRights, userRoles } from '../../db/tables/users';

/** The rights that a user has through roles. */
export async function rightsOfUser(userId: number, db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recht: roleRights.recht })
    .from(userRoles)
    .innerJoin(roleRights, eq(roleRights.roleId, userRoles.roleId))
    .where(eq(userRoles.userId, userId));
  return rows.map(({ recht }) => recht);
}
