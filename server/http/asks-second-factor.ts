import { sql, type SQL } from 'drizzle-orm';
import { systemParameters } from '../db/tables/base';
import { roles, userRoles, users } from '../db/tables/users';

/** Names roles, separated by commas, whose users must have a second factor. */
export const SECOND_FACTOR_ROLES = 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN';

const named = sql`(select ${systemParameters.wert} from ${systemParameters}
  where ${systemParameters.name} = ${SECOND_FACTOR_ROLES})`;

/** Whether a role of the user in `users` asks for a second factor; nothing is looked up while none does. */
export const asksSecondFactor: SQL<boolean> = sql<boolean>`(${named} is not null and exists (
  select 1 from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.roleId}
  where ${userRoles.userId} = ${users.id}
    and ${roles.name} = any (regexp_split_to_array(${named}, '\\s*,\\s*'))))`;
