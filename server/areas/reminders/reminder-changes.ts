import { requireActiveUser } from '../../accounts/users/active-user';
import { fieldProblem, Problem } from '../../http/errors/problem';
import { readableRecord } from '../../resources/records/record-access';
import type { RecordChange, WriteCall } from '../../resources/model/resource';
import type { Tables } from '../../resources/model/tables';

/** Makes a new reminder's row, with its author. */
export async function prepareReminder(values: Record<string, unknown>, call: WriteCall) {
  return { ...values, vonBenutzerId: call.caller.id };
}

/**
 * Requires that a reminder is about a record that its author may read, or about none, and for somebody who still works
 * here.
 */
export async function guardReminder(
  { before, after, fields }: RecordChange,
  call: WriteCall,
  tables: Tables,
): Promise<void> {
  if (!after) return;
  if (!before) await requireReadable(after, call, tables);
  if (fields.includes('benutzerId')) {
    await requireActiveUser('benutzerId', Number(after.benutzerId), call.db);
  }
}

async function requireReadable(
  { tabelle, tabelleId }: NonNullable<RecordChange['after']>,
  call: WriteCall,
  tables: Tables,
): Promise<void> {
  const missing = [{ code: 'msg_value_required' }];
  const [hasTable, hasId] = [tabelle ?? null, tabelleId ?? null].map((value) => value !== null);
  if (!hasTable && !hasId) return;
  if (!hasTable) throw fieldProblem({ tabelle: missing });
  if (!hasId) throw fieldProblem({ tabelleId: missing });
  const asked = { tabelle: String(tabelle), tabelleId: Number(tabelleId) };
  try {
    await readableRecord(tables, asked, call);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    throw fieldProblem({ tabelleId: [{ code: 'msg_reference_unknown' }] });
  }
}
