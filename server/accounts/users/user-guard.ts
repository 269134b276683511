import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { roles, users } from '../../db/generated/base';
import { holds, type Caller } from '../../http/access/caller';
import { PORTAL } from '../../http/access/portal';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { RecordChange, WriteCall } from '../../resources/model/resource';
import { passwordProblem } from '../passwords/password-rule';
import { rightsOfUser } from './user-rights';

/** Columns of a user that decide about access. */
interface Account {
  id: number;
  istAdmin: boolean;
  gesperrt: boolean;
  typ: number;
  rollen: number[];
  benutzername: string;
  kuerzel: string;
  technikerId: number | null;
}

/** Columns that grant access or identify somebody: changing them takes rights away or hands them on. */
const access = ['gesperrt', 'typ', 'benutzername', 'kuerzel', 'technikerId'] as const;

/** Tells whether an account can log in. */
export function isUsable({ gesperrt, typ }: Pick<Account, 'gesperrt' | 'typ'>): boolean {
  return !gesperrt && typ !== PORTAL;
}

/**
 * Refuses changes that would give somebody more rights than the caller has, or take such rights away, and those that
 * would lock everybody out, such as removing the last administrator: 403 for administrators changed by others, for
 * rights that the caller does not hold, and for the access of a user who has such rights, 409 for the last
 * administrator and for blocking oneself, 422 for a weak first password or an unknown role.
 */
export async function guardUser(change: RecordChange, call: WriteCall): Promise<void> {
  const before = change.before as Account | undefined;
  const after = change.after as Account | undefined;
  if (!after) return;
  const { caller } = call;
  if (!caller.istAdmin && (before?.istAdmin || after.istAdmin)) {
    throw problem(403, 'msg_user_admin_required');
  }
  if (!before) await requireGoodPassword(change.after as Record<string, unknown>);
  const former = before?.rollen ?? [];
  await requireHeldRoles(
    without(after.rollen, former),
    'msg_user_rights_exceeded',
    caller,
    call.db,
  );
  await requireHeldRoles(without(former, after.rollen), 'msg_user_rights_taken', caller, call.db);
  if (!before) return;
  if (access.some((name) => before[name] !== after[name])) {
    requireHeld(await rightsOfUser(before.id, call.db), caller, 'msg_user_more_rights');
  }
  const isLess = (isUsable(before) && !isUsable(after)) || (before.istAdmin && !after.istAdmin);
  if (isLess && before.id === caller.id) throw problem(409, 'msg_user_self');
  if (isLess && before.istAdmin) await requireOtherAdministrator(before.id, call.db);
}

async function requireGoodPassword({ passwort, benutzername }: Record<string, unknown>) {
  const code = await passwordProblem(String(passwort), String(benutzername));
  if (code) throw fieldProblem({ passwort: [{ code }] });
}

const without = (some: readonly number[], others: readonly number[]) =>
  some.filter((role) => !others.includes(role));

/** Throws 403 for roles with rights that the caller does not hold, 422 for an unknown role. */
async function requireHeldRoles(
  ids: readonly number[],
  code: string,
  caller: Caller,
  db: Executor,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ id: roles.id, rechte: roles.rechte })
    .from(roles)
    .where(inArray(roles.id, [...ids]));
  if (found.length < ids.length) {
    throw fieldProblem({ rollen: [{ code: 'msg_reference_unknown' }] });
  }
  requireHeld(
    found.flatMap(({ rechte }) => rechte),
    caller,
    code,
  );
}

/** Throws 403 with the rights that the caller does not hold. */
export function requireHeld(rights: readonly string[], caller: Caller, code: string): void {
  const missing = [...new Set(rights)].filter((right) => !holds(caller, right));
  if (missing.length > 0) throw problem(403, code, missing.sort().join(', '));
}

/** Locks all administrators, so that two of them cannot take each other's rights at the same time. */
async function requireOtherAdministrator(id: number, db: Executor): Promise<void> {
  const others = await db
    .select({ gesperrt: users.gesperrt, typ: users.typ })
    .from(users)
    .where(and(eq(users.istAdmin, true), ne(users.id, id)))
    .orderBy(asc(users.id))
    .for('update');
  if (!others.some(isUsable)) throw problem(409, 'msg_user_last_admin');
}
