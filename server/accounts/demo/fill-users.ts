import { restartIds } from '../../data/restart-ids';
import type { Executor } from '../../db/database';
import { roles, users } from '../../db/generated/base';
import { demoTechnicianUsers, demoUsers } from './users';

/** Adds the demo accounts with their roles, all with one password. */
export async function fillUsers(db: Executor, passwortHash: string): Promise<void> {
  const roleIds = new Map(
    (await db.select({ id: roles.id, name: roles.name }).from(roles)).map(({ id, name }) => [
      name,
      id,
    ]),
  );
  const rows = [...demoUsers, ...demoTechnicianUsers].map(({ role, ...user }) => {
    const roleId = roleIds.get(role ?? '');
    return { ...user, rollen: roleId === undefined ? [] : [roleId], passwortHash, demo: true };
  });
  await db.insert(users).values(rows);
  await restartIds(db, [users]);
}
