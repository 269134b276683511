import { sql } from 'drizzle-orm';
import { userRoles } from '../../db/tables/users';
import { announceAccessChange } from '../../events/announcement';
import { auditCall } from '../../http/audit/audit';
import { rightsChange } from '../../http/audit/rights-change';
import { problem } from '../../http/errors/problem';
import { isSameValue } from '../../resources/changes/same-value';
import type { RecordChange, WriteCall } from '../../resources/model/resource';
import { requireUnnamedRole } from '../parameters/parameter-changes';
import { requireHeld } from './user-guard';

const rightsOf = (role: RecordChange['after']) => (role?.rechte ?? []) as readonly string[];

/**
 * Refuses to give or take away rights that the caller does not hold (403), to remove a role that somebody has, and to
 * rename one that a parameter names (409).
 */
export async function guardRole({ before, after }: RecordChange, call: WriteCall): Promise<void> {
  if (before && before.name !== after?.name) await requireUnnamedRole(String(before.name), call.db);
  const { caller } = call;
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((right) => !others.includes(right));
  requireHeld(without(rightsOf(after), rightsOf(before)), caller, 'msg_user_rights_exceeded');
  requireHeld(without(rightsOf(before), rightsOf(after)), caller, 'msg_user_rights_taken');
  if (after) return;
  const users = await call.db.$count(userRoles, sql`${userRoles.roleId} = ${before?.id}`);
  if (users > 0) throw problem(409, 'msg_role_in_use', String(users));
}

/** Writes added and removed rights into the audit log, and informs event streams. */
export async function roleChanged({ before, after }: RecordChange, call: WriteCall): Promise<void> {
  const role = after ?? before;
  const rights = [rightsOf(before), rightsOf(after)] as const;
  if (!isSameValue(...rights)) await announceAccessChange(call.db);
  const event = !before ? 'ROLLE_ANGELEGT' : after ? 'ROLLE_GEAENDERT' : 'ROLLE_GELOESCHT';
  await auditCall(call, event, {
    tabelle: 'ROL',
    tabelleId: Number(role?.id),
    betrifft: rightsChange(String(role?.name), ...rights),
  });
}
