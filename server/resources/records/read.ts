import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { problem } from '../../http/errors/problem';
import type { Answer, PublicCall } from '../../http/operations/call';
import type { Language } from '../../http/texts/language';
import type { Resource } from '../model/resource';
import { recordColumns } from './record-columns';
import { isRestricted, requireRow } from './row-rights';
import { entityTag } from './version';

export type AnyRecord = Record<string, unknown>;

/** Answers one record with its version as ETag. */
export async function readRecord(
  resource: Resource,
  call: PublicCall<Record<string, unknown>>,
): Promise<Answer> {
  const { params, db, language, operation } = call;
  const record = await findRecord(resource, params.id, db, language);
  if (isRestricted(resource)) {
    await requireRow(resource, record, operation.right, call);
  }
  return { status: 200, headers: { etag: entityTag(record.version) }, body: { result: record } };
}

/** Finds the record as the contract shows it. Throws 404. */
export async function findRecord(
  resource: Resource,
  key: unknown,
  db: Executor,
  language: Language,
): Promise<AnyRecord> {
  const record = await knownRecord(resource, key, db, language);
  if (!record) throw problem(404, 'msg_record_not_found');
  return record;
}

/** Finds the record as the contract shows it; undefined where there is none. */
export async function knownRecord(
  resource: Resource,
  key: unknown,
  db: Executor,
  language: Language,
): Promise<AnyRecord | undefined> {
  const [record] = await db
    .select(recordColumns(resource, language))
    .from(resource.table)
    .where(eq(resource.keyColumn, key));
  if (record) await resource.complete?.([record], db, language);
  return record;
}

/** Locks the stored row with its stamps until the transaction ends. Throws 404. */
export async function lockRow(resource: Resource, key: unknown, db: Executor): Promise<AnyRecord> {
  const [row] = await db
    .select({ ...resource.columns })
    .from(resource.table)
    .where(eq(resource.keyColumn, key))
    .for('update');
  if (!row) throw problem(404, 'msg_record_not_found');
  return row;
}
