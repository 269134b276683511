import type { Answer, Call } from '../../../http/operations/call';
import { requireLock } from '../../../resources/locks/require-lock';
import type { Scope } from '../../../http/access/scope';
import { answerRecord, storeAction } from '../../../resources/changes/act-on-record';
import { requireRow } from '../../../resources/records/row-rights';
import type { Tables } from '../../../resources/model/tables';
import { requireVersion } from '../../../resources/records/version';
import { lockDocument, type DocumentRow } from '../document-row';

type ActCall = Scope & Pick<Call<{ id: number }>, 'params'>;

/**
 * Locks the document of an action: one that the caller may act on by the right, in the version that he names, if he
 * names one, while nobody else edits it. Throws 404, 403, 412 and 423.
 */
export async function documentToAct(call: ActCall, tables: Tables): Promise<DocumentRow> {
  const document = await lockDocument(call.params.id, call.db);
  const resource = tables.resourceOf('BEK');
  await requireRow(resource, document, call.operation.right, call);
  await requireLock({ resource, row: document }, call);
  const header = call.headers['If-Match'];
  if (typeof header === 'string') await requireVersion(header, document, call.db);
  return document;
}

/** Changes a document with its change history and events; answers it as the contract shows it. */
export async function answerChanged(
  before: DocumentRow,
  changes: Partial<DocumentRow>,
  call: ActCall,
  tables: Tables,
): Promise<Answer<never>> {
  const resource = tables.resourceOf('BEK');
  await storeAction(resource, before, changes, call);
  return answerRecord(resource, before.id, call);
}
