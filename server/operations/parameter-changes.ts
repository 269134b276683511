import { mayBeEmpty } from '../../schemas/rules/system-parameter';
import { auditCall } from '../http/audit';
import { fieldProblem } from '../http/problem';
import type { RecordChange, WriteCall } from '../resources/resource';

/** What a parameter decides must be decided; the kind of its value is a rule of the field. */
export async function guardParameter({ after }: RecordChange): Promise<void> {
  if (after?.wert === null && !mayBeEmpty(String(after.typ))) {
    throw fieldProblem({ wert: [{ code: 'msg_value_required' }] });
  }
}

/** Tells the audit log. */
export async function parameterChanged({ after }: RecordChange, call: WriteCall): Promise<void> {
  await auditCall(call, 'PARAMETER_GEAENDERT', {
    tabelle: 'PAR',
    tabelleId: Number(after?.id),
    betrifft: `${String(after?.name)} = ${String(after?.wert ?? '')}`,
  });
}
