import { roles, systemParameters } from '../db/generated/base';
import { eq, inArray } from 'drizzle-orm';
import { mayBeEmpty, rolesNamedBy } from '../../schemas/rules/system-parameter';
import type { Executor } from '../db/database';
import { auditCall } from '../http/audit';
import { fieldProblem, problem } from '../http/problem';
import type { RecordChange, WriteCall } from '../resources/resource';

/** What a parameter decides must be decided; the kind of its value is a rule of the field. */
export async function guardParameter({ after }: RecordChange, call: WriteCall): Promise<void> {
  if (after?.wert === null && !mayBeEmpty(String(after.typ))) {
    throw fieldProblem({ wert: [{ code: 'msg_value_required' }] });
  }
  if (after?.typ === 'ROLLEN') await requireRoles(after.wert as string | null, call.db);
}

/** A slip in a name would ask nobody for what the parameter is there for. */
async function requireRoles(wert: string | null, db: Executor): Promise<void> {
  const names = rolesNamedBy(wert);
  if (names.length === 0) return;
  const found = await db.select({ name: roles.name }).from(roles).where(inArray(roles.name, names));
  const unknown = names.filter((name) => !found.some((role) => role.name === name));
  if (unknown.length === 0) return;
  throw fieldProblem({
    wert: [{ code: 'msg_parameter_role_unknown', parameters: [unknown.join(', ')] }],
  });
}

/** Throws 409 when a parameter names a role that is to have another name, or none. */
export async function requireUnnamedRole(role: string, db: Executor): Promise<void> {
  const parameters = await db
    .select({ name: systemParameters.name, wert: systemParameters.wert })
    .from(systemParameters)
    .where(eq(systemParameters.typ, 'ROLLEN'));
  const naming = parameters.find(({ wert }) => rolesNamedBy(wert).includes(role));
  if (naming) throw problem(409, 'msg_role_in_parameter', naming.name);
}

/** Tells the audit log. */
export async function parameterChanged({ after }: RecordChange, call: WriteCall): Promise<void> {
  await auditCall(call, 'PARAMETER_GEAENDERT', {
    tabelle: 'PAR',
    tabelleId: Number(after?.id),
    betrifft: `${String(after?.name)} = ${String(after?.wert ?? '')}`,
  });
}
