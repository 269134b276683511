import {
  COUNTER_DOCUMENT,
  isEditable,
  type DocumentAction,
} from '../../../../schemas/rules/document-states';
import { valueLabel } from '../../../http/texts/labels';
import { Problem } from '../../../http/errors/problem';
import { titleOfRecord } from '../../../resources/records/title-of-record';
import type { DocumentRow } from '../document-row';
import type { Acting } from './acting';

/** Makes the 409 for an action that a document's status does not allow. */
export function stateProblem(
  action: DocumentAction,
  document: DocumentRow,
  acting: Acting,
): Promise<Problem> {
  const { language } = acting.call;
  if (document.belegart === COUNTER_DOCUMENT) {
    return documentProblem(
      'msg_document_is_counter',
      [nameOf(document, acting)],
      [document],
      acting,
    );
  }
  if (isEditable(document) && action !== 'book') {
    return documentProblem(
      'msg_document_not_booked',
      [nameOf(document, acting)],
      [document],
      acting,
    );
  }
  const status = valueLabel(language, 'SalesDocument', 'belegstatus', document.belegstatus);
  return documentProblem(
    'msg_document_state',
    [nameOf(document, acting), status],
    [document],
    acting,
  );
}

/** Makes a 409 with a message about documents. */
export async function documentProblem(
  code: string,
  parameters: readonly string[],
  documents: readonly DocumentRow[],
  { call, tables }: Acting,
): Promise<Problem> {
  const resource = tables.resourceOf('BEK');
  const records = [];
  for (const document of documents) {
    const title = await titleOfRecord(resource, document, call, tables.resources);
    records.push({ schema: resource.schema, id: document.id, title });
  }
  return new Problem(409, { services: [{ code, parameters, records }] });
}

/** Name of a document: «Rechnung RE26-00017»; an invoice that is not booked has no number. */
export function nameOf(
  { belegart, belegnummer }: Pick<DocumentRow, 'belegart' | 'belegnummer'>,
  { call }: Acting,
): string {
  const type = valueLabel(call.language, 'SalesDocument', 'belegart', belegart);
  return belegnummer === null ? type : `${type} ${belegnummer}`;
}
