import { and, eq, sql } from 'drizzle-orm';
import type { OperationRight } from '../../../schemas/contract/operation-right';
import type { Scope } from '../../http/access/scope';
import type { Answer } from '../../http/operations/call';
import { writeHistory } from '../history/history';
import { requireUnchanged } from '../locks/require-lock';
import type { Resource } from '../model/resource';
import { findRecord, lockRow, type AnyRecord } from '../records/read';
import { requireRow } from '../records/row-rights';
import { entityTag } from '../records/version';
import { isSameValue } from './same-value';

/**
 * Locks the record of an action: one that the caller may act on by the right, in the version that he names, if he names
 * one. Throws 404, 403, 412 and 423.
 */
export async function recordToActOn<Row extends AnyRecord>(
  resource: Resource,
  id: unknown,
  scope: Scope,
  right: OperationRight | undefined = scope.operation.right,
): Promise<Row> {
  const row = await lockRow(resource, id, scope.db);
  await requireRow(resource, row, right, scope);
  await requireUnchanged({ resource, row }, scope);
  return row as Row;
}

/** Stores an action's changes to a locked record, with history and events; `remark` says why. */
export async function storeAction<Row extends AnyRecord>(
  resource: Resource,
  before: Row,
  changes: Partial<Row>,
  scope: Scope & { remark?: string },
): Promise<Row> {
  const { keyColumn, table, columns } = resource;
  const { version } = columns;
  if (!version) throw new Error(`${resource.schema} has no version to act on`);
  const [after] = await scope.db
    .update(table)
    .set({
      ...changes,
      version: Number(before.version) + 1,
      changedAt: sql`now()`,
      changedBy: scope.caller.id,
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
  await writeHistory(resource, { art: 'CHANGE', before, after, fields }, scope);
  return after as Row;
}

/** Answers the record as it is now, with its version. */
export async function answerRecord(
  resource: Resource,
  id: unknown,
  { db, language }: Pick<Scope, 'db' | 'language'>,
): Promise<Answer<never>> {
  const result = await findRecord(resource, id, db, language);
  return { status: 200, headers: { etag: entityTag(result.version) }, body: { result } as never };
}
