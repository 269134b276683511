import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { changeHistory } from '../../db/tables/base';
import { problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { AnyRecord } from './read';

/** Reads the row with its stamps. Throws 404. */
export async function storedRow(
  resource: Resource,
  key: unknown,
  db: Executor,
): Promise<AnyRecord> {
  const row = await findRow(resource, key, db);
  if (!row) throw problem(404, 'msg_record_not_found');
  return row;
}

/** Reads the row, or its content when it was removed. Throws 404 where there never was one. */
export async function lastKnownRow(
  resource: Resource,
  key: unknown,
  db: Executor,
): Promise<AnyRecord> {
  const row = await findRow(resource, key, db);
  if (row) return row;
  const [removed] = await db
    .select({ vorher: changeHistory.vorher })
    .from(changeHistory)
    .where(
      and(
        eq(changeHistory.tabelle, resource.tableCode ?? ''),
        eq(changeHistory.tabelleId, Number(key)),
        eq(changeHistory.art, 'DELETION'),
      ),
    )
    .orderBy(desc(changeHistory.id))
    .limit(1);
  if (!removed) throw problem(404, 'msg_record_not_found');
  return removed.vorher as AnyRecord;
}

async function findRow(
  { table, columns, keyColumn }: Resource,
  key: unknown,
  db: Executor,
): Promise<AnyRecord | undefined> {
  const [row] = await db
    .select({ ...columns })
    .from(table)
    .where(eq(keyColumn, key));
  return row;
}
