import type { EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import { lackingTerms } from '../../../../schemas/e-invoice/lacking-terms';
import { isInvoice } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import { isDraft, type DocumentRow } from '../document-row';
import { readFrozen } from '../paper/frozen-paper';
import { printedDocument } from '../paper/printed-document';
import { knownFacts } from './frozen-facts';

/** E-invoice that a customer receives, with the terms that its format demands and the invoice lacks. */
export interface OutgoingEInvoice {
  format: EInvoiceFormat;
  lacking: ReturnType<typeof lackingTerms>;
}

/** Tells as which e-invoice a booked invoice leaves the house; undefined where its customer receives none. Only reads. */
export async function outgoingEInvoice(
  document: DocumentRow,
  db: Executor,
): Promise<OutgoingEInvoice | undefined> {
  if (!isInvoice(document.belegart) || isDraft(document)) return undefined;
  const printed = (await readFrozen(document.id, db)) ?? (await printedDocument(document, db));
  const facts = await knownFacts(document, printed, db);
  const { format } = facts;
  return format === null ? undefined : { format, lacking: lackingTerms(printed, facts, format) };
}
