import { asc, eq } from 'drizzle-orm';
import { isUnused } from '../../../schemas/rules/usage';
import type { Executor } from '../../db/database';
import { roles } from '../../db/generated/base';
import { technicians } from '../../db/generated/stock';
import { userRoles } from '../../db/tables/users';
import { holds } from '../../http/access/caller';
import { rightNames } from '../../http/contract/right-names';
import { handler, type Handlers } from '../../http/operations/call';

/** Operations that read the current user with roles, and every right with its explicit flag. */
export const meOperations: Handlers = {
  readMe: handler('readMe', async (call) => {
    const { caller } = call;
    const { id, name, kuerzel, istAdmin, avatar, technikerId } = caller;
    const typ = caller.typ as 0 | 1 | 2 | 3 | 4;
    const rechte = rightNames.map((recht) => ({ recht, genehmigt: holds(caller, recht) }));
    const ohneNutzung = rightNames.filter((recht) => isUnused(recht, caller.unused));
    const rollen = await call.db
      .select({ id: roles.id, name: roles.name })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(eq(userRoles.userId, id))
      .orderBy(asc(roles.name));
    return {
      status: 200,
      body: {
        result: {
          benutzer: { id, name, kuerzel, typ, istAdmin, avatar },
          rollen,
          rechte,
          ohneNutzung,
          techniker: await technicianOf(technikerId, call.db),
          zweiterFaktorFehlt: caller.needsSecondFactor,
        },
      },
    };
  }),
};

/** Reads the technician that a user is, with the warehouses that his parts come from and go to. */
async function technicianOf(id: number | null, db: Executor) {
  if (id === null) return null;
  const { bezeichnung, gutteileLagerId, doateileLagerId, defektteileLagerId } = technicians;
  const [technician] = await db
    .select({
      id: technicians.id,
      bezeichnung,
      gutteileLagerId,
      doateileLagerId,
      defektteileLagerId,
    })
    .from(technicians)
    .where(eq(technicians.id, id));
  return technician ?? null;
}
