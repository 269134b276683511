import { sql, type SQL } from 'drizzle-orm';

/** Names roles, separated by commas, whose users must have a second factor. */
export const SECOND_FACTOR_ROLES = 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN';

const named = sql`(select wert from system_parameters where name = ${SECOND_FACTOR_ROLES})`;

/**
 * Whether a role of the user in `users` asks for a second factor; nothing is looked up while none does. Columns are
 * written out: of one table alone, Drizzle names them without it.
 */
export const asksSecondFactor: SQL<boolean> = sql<boolean>`(${named} is not null and exists (
  select 1 from user_roles join roles on roles.id = user_roles.role_id
  where user_roles.user_id = users.id
    and roles.name = any (regexp_split_to_array(${named}, '\\s*,\\s*'))))`;
