import { eq } from 'drizzle-orm';
import type { Answer, Call } from '../http/call';
import { databaseError } from '../http/database-problem';
import { problem } from '../http/problem';
import { writeHistory } from './history';
import { lockRow, type AnyRecord } from './read';
import type { Reference, Resource } from './resource';
import { requiredVersion, requireVersion } from './version';

/** Removes a record together with its parts; what else refers to it makes this 409. */
export async function removeRecord(
  resource: Resource,
  call: Call<AnyRecord>,
  resources: readonly Resource[],
): Promise<Answer> {
  const header = requiredVersion(call.headers['If-Match']);
  const row = await lockRow(resource, call.params.id, call.db);
  await requireVersion(header, row, call.db);
  try {
    await removeRow(resource, row, call, resources);
  } catch (error) {
    if (databaseError(error)?.code === '23503') throw problem(409, 'msg_record_in_use');
    throw error;
  }
  return { status: 204 };
}

async function removeRow(
  resource: Resource,
  row: AnyRecord,
  call: Call<AnyRecord>,
  resources: readonly Resource[],
): Promise<void> {
  for (const { part, reference } of partsOf(resource, resources)) {
    const rows = await call.db
      .select({ ...part.columns })
      .from(part.table)
      .where(eq(reference.column, row[resource.key]))
      .for('update');
    for (const partRow of rows) await removeRow(part, partRow, call, resources);
  }
  await call.db.delete(resource.table).where(eq(resource.keyColumn, row[resource.key]));
  await writeHistory(resource, { art: 'DELETION', before: row }, call);
}

function partsOf(
  resource: Resource,
  resources: readonly Resource[],
): { part: Resource; reference: Reference }[] {
  return resources.flatMap((part) => {
    const reference = part.references.find(
      ({ property, foreignTable }) => property === part.partOf && foreignTable === resource.table,
    );
    return reference ? [{ part, reference }] : [];
  });
}
