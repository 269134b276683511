import { asc, eq } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { isUnused } from '../../../schemas/rules/usage';
import { roles } from '../../db/generated/base';
import { userRoles } from '../../db/tables/users';
import { holds } from '../../http/access/caller';
import { rightNames } from '../../http/contract/right-names';
import { handler, type Call, type Handlers } from '../../http/operations/call';
import type { Tables } from '../../resources/model/tables';
import { knownRecord } from '../../resources/records/read';

type Me = components['schemas']['Me'];

/** Operations that read the current user with roles, and every right with its explicit flag. */
export const meOperations = (tables: Tables): Handlers => ({
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
          techniker: await technicianOf(technikerId, call, tables),
          zweiterFaktorFehlt: caller.needsSecondFactor,
        },
      },
    };
  }),
});

/**
 * Reads the technician that a user is, with the warehouses that his parts come from and go to; null for one who is named
 * as a technician that there is not.
 */
async function technicianOf(
  id: number | null,
  { db, language }: Pick<Call, 'db' | 'language'>,
  tables: Tables,
) {
  const resource = tables.resources.find(({ schema }) => schema === 'Technician');
  if (id === null || !resource) return null;
  const technician = await knownRecord(resource, id, db, language);
  return (technician ?? null) as unknown as Me['techniker'];
}
