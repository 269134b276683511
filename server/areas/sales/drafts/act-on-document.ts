import { eq, sql } from 'drizzle-orm';
import { salesDocuments } from '../../../db/generated/sales';
import { callerOf, type Call } from '../../../http/call';
import { requireLock } from '../../../locks/require-lock';
import { writeHistory } from '../../../resources/history';
import { findRecord } from '../../../resources/read';
import type { Tables } from '../../../resources/tables';
import { entityTag, requireVersion } from '../../../resources/version';
import { lockDocument, type DocumentRow } from '../document-row';

type ActCall = Pick<
  Call<{ id: number }>,
  'params' | 'db' | 'caller' | 'operation' | 'headers' | 'language'
>;

/**
 * The document that an action names, locked: in the version that the caller names, if he names one, while
 * nobody else edits it. Throws 404, 412 and 423.
 */
export async function documentToAct(call: ActCall, tables: Tables): Promise<DocumentRow> {
  const document = await lockDocument(call.params.id, call.db);
  await requireLock({ resource: tables.resourceOf('BEK'), row: document }, call);
  const header = call.headers['If-Match'];
  if (typeof header === 'string') await requireVersion(header, document, call.db);
  return document;
}

/** Changes a document with its change history and news; answers it as the contract shows it. */
export async function answerChanged(
  before: DocumentRow,
  changes: Partial<DocumentRow>,
  call: ActCall,
  tables: Tables,
) {
  const { db, language } = call;
  const resource = tables.resourceOf('BEK');
  const [after] = await db
    .update(salesDocuments)
    .set({
      ...changes,
      version: sql`${salesDocuments.version} + 1`,
      changedAt: sql`now()`,
      changedBy: callerOf(call).id,
    })
    .where(eq(salesDocuments.id, before.id))
    .returning();
  if (!after) throw new Error(`Document ${before.id} is gone`);
  await writeHistory(
    resource,
    { art: 'CHANGE', before, after, fields: Object.keys(changes) },
    call,
  );
  const result = await findRecord(resource, before.id, db, language);
  return {
    status: 200,
    headers: { etag: entityTag(after.version) },
    body: { result: result as never },
  };
}
