import { eq, inArray } from 'drizzle-orm';
import { mayBeEmpty, rolesNamedBy } from '../../../schemas/rules/system-parameter';
import type { Executor } from '../../db/database';
import { roles, systemParameters } from '../../db/generated/base';
import { images } from '../../db/tables/files';
import { auditCall } from '../../http/audit/audit';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { RecordChange, WriteCall } from '../../resources/model/resource';

/** Refuses a parameter without the value it needs; the kind of its value is a rule of the field. */
export async function guardParameter({ after }: RecordChange, call: WriteCall): Promise<void> {
  if (after?.bild != null) await requirePicture(after, call.db);
  if (after?.wert === null && !mayBeEmpty(String(after.typ))) {
    throw fieldProblem({ wert: [{ code: 'msg_value_required' }] });
  }
  if (after?.typ === 'ROLLEN') await requireRoles(after.wert as string | null, call.db);
}

/** Picture types that letters can show; every letter carries the picture. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
const MOST_BYTES = 500_000;

async function requirePicture(
  { typ, bild }: Readonly<Record<string, unknown>>,
  db: Executor,
): Promise<void> {
  const [image] = await db
    .select({ typ: images.typ, groesse: images.groesse })
    .from(images)
    .where(eq(images.id, Number(bild)));
  // A missing file is refused where it is taken over.
  if (typ === 'BILD' && !image) return;
  const fits = image && pictureTypes.has(image.typ) && image.groesse <= MOST_BYTES;
  if (typ !== 'BILD' || !fits) throw fieldProblem({ bild: [{ code: 'msg_parameter_picture' }] });
}

/** Refuses unknown roles: with a slip in a name the parameter would ask nobody. */
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

/** Throws 409 when a parameter names a role that is about to be renamed or removed. */
export async function requireUnnamedRole(role: string, db: Executor): Promise<void> {
  const parameters = await db
    .select({ name: systemParameters.name, wert: systemParameters.wert })
    .from(systemParameters)
    .where(eq(systemParameters.typ, 'ROLLEN'));
  const naming = parameters.find(({ wert }) => rolesNamedBy(wert).includes(role));
  if (naming) throw problem(409, 'msg_role_in_parameter', naming.name);
}

/** Writes the change into the audit log. */
export async function parameterChanged({ after }: RecordChange, call: WriteCall): Promise<void> {
  await auditCall(call, 'PARAMETER_GEAENDERT', {
    tabelle: 'PAR',
    tabelleId: Number(after?.id),
    betrifft: `${String(after?.name)} = ${String(after?.wert ?? after?.bild ?? '')}`,
  });
}
