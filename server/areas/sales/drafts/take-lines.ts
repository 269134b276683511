import { eq } from 'drizzle-orm';
import { salesDocuments } from '../../../db/generated/sales';
import { handler, type Call, type Handlers } from '../../../http/operations/call';
import { fieldProblem, type Message } from '../../../http/errors/problem';
import { answerRecord } from '../../../resources/changes/act-on-record';
import type { Tables } from '../../../resources/model/tables';
import { lockedDocument } from '../booking/acting';
import { writeEntries, type Entry } from '../document-entries';
import { readDocument, requireDraft, type DocumentRow } from '../document-row';
import { copiedLines, insertLines, nameOf } from './copied-lines';
import { numbered } from './line-numbers';
import { refreshDocument } from './refresh-document';

/**
 * Operations that append the lines of another document to a draft: at its prices, which stay as they were taken over.
 */
export function takingOperations(tables: Tables): Handlers {
  return {
    takeDocumentLines: handler('takeDocumentLines', async (call) => {
      const { db } = call;
      const document = await lockedDocument(call.params.id, { call, tables });
      requireDraft(document);
      const source = await sourceFor(document, call.body.belegId, db);
      const lines = await copiedLines(source, document, false, db);
      if (lines.length === 0) throw refused('msg_document_empty');
      const taken = lines.map((line) => ({
        ...line,
        preisregel: line.einzelpreis == null ? null : 'UEBERNOMMEN',
      }));
      await insertLines(document.id, await numbered(taken, document.id, db), db);
      await refreshDocument(document, call);
      const after = await readDocument(document.id, db);
      const count = `${taken.length} ${taken.length === 1 ? 'Position' : 'Positionen'}`;
      const entries: Entry[] = [
        { belegId: document.id, art: 'L', text: `${count} aus ${nameOf(source)} übernommen` },
        { belegId: source.id, art: 'H', text: `${count} kopiert in ${nameOf(document)}` },
      ];
      if (document.belegstatus !== after.belegstatus) {
        entries.push({ belegId: document.id, art: 'O', text: 'Status geändert: gespeichert' });
      }
      await writeEntries(entries, call);
      return answerRecord(tables.resourceOf('BEK'), document.id, call);
    }),
  };
}

/**
 * Reads the document that lines are taken from. Throws 422 for one that does not exist, for the draft itself, and for
 * prices in another currency.
 */
async function sourceFor(document: DocumentRow, id: number, db: Call['db']): Promise<DocumentRow> {
  if (id === document.id) throw refused('msg_document_itself');
  const [source] = await db.select().from(salesDocuments).where(eq(salesDocuments.id, id));
  if (!source) throw refused('msg_reference_unknown');
  const { waehrung } = source;
  if (waehrung !== document.waehrung) {
    throw refused('msg_document_currency', waehrung, document.waehrung);
  }
  return source;
}

function refused(code: Message['code'], ...parameters: string[]) {
  return fieldProblem({ belegId: [{ code, parameters }] });
}
