import { and, eq, sql } from 'drizzle-orm';
import { callerOf, type Answer, type Call } from '../http/call';
import { requireUnchanged } from '../locks/require-lock';
import type { OperationRight } from '../../schemas/contract/operation-right';
import { writeHistory } from './history';
import { findRecord, lockRow, type AnyRecord } from './read';
import type { Resource } from './resource';
import { requireRow } from './row-rights';
import { isSameValue } from './same-value';
import { entityTag } from './version';

type ActingCall = Pick<Call, 'caller' | 'operation' | 'headers' | 'db'>;

/**
 * The record that an action is about, locked: one that the caller may act on by the right, as he knows it (`If-Match` or the
 * token of his lock). Throws 404, 403, 412, 423 and 428.
 */
export async function recordToActOn<Row extends AnyRecord>(
  resource: Resource,
  id: number,
  call: ActingCall,
  right: OperationRight | undefined = call.operation.right,
): Promise<Row> {
  const row = await lockRow(resource, id, call.db);
  await requireRow(resource, row, right, callerOf(call), call.db);
  await requireUnchanged({ resource, row }, call);
  return row as Row;
}

/** Stores what an action changes in a locked record, with history and news; `remark` says why. */
export async function storeAction<Row extends AnyRecord>(
  resource: Resource,
  before: Row,
  changes: Partial<Row>,
  call: ActingCall & { remark?: string },
): Promise<Row> {
  const { keyColumn, table, columns } = resource;
  const { version } = columns;
  if (!version) throw new Error(`${resource.schema} has no version to act on`);
  const [after] = await call.db
    .update(table)
    .set({
      ...changes,
      version: Number(before.version) + 1,
      changedAt: sql`now()`,
      changedBy: callerOf(call).id,
    })
    .where(and(eq(keyColumn, before[resource.key]), eq(version, before.version)))
    .returning({ ...columns });
  if (!after) {
    const { schema, key } = resource;
    throw new Error(
      `${schema} ${String(before[key])}: its version was not ${String(before.version)}`,
    );
  }
  const fields = Object.keys(changes).filter(
    (name) => resource.properties[name] && !isSameValue(changes[name], before[name]),
  );
  await writeHistory(resource, { art: 'CHANGE', before, after, fields }, call);
  return after as Row;
}

/** The record as it is now, with its version. */
export async function answerRecord(
  resource: Resource,
  id: number,
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<Answer<never>> {
  const result = await findRecord(resource, id, db, language);
  return { status: 200, headers: { etag: entityTag(result.version) }, body: { result } as never };
}
