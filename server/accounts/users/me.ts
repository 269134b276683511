import { asc, eq } from 'drizzle-orm';
import { isUnused } from '../../../schemas/rules/usage';
import { roles } from '../../db/generated/base';
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
          techniker: technikerId === null ? null : { id: technikerId },
          zweiterFaktorFehlt: caller.needsSecondFactor,
        },
      },
    };
  }),
};
