import { contentDisposition } from '../../../files/content-disposition';
import { handler, preparedHandler, type Handlers } from '../../../http/operations/call';
import type { Tables } from '../../../resources/model/tables';
import { answerChanged, documentToAct } from '../drafts/act-on-document';
import { writeEntry } from '../document-entries';
import { readDocument } from '../document-row';
import { paperOf } from './paper-of';
import { signOperations } from './sign-document';
import { titleOf } from './title-of';

/** Operations on documents on paper: the PDF, the note that it was printed, its signatures. */
export function paperOperations(tables: Tables): Handlers {
  return {
    ...signOperations(tables),

    // Viewing leaves no trace: printing notes that it went out.
    readDocumentPdf: preparedHandler('readDocumentPdf', async (call) => {
      const { db, params, language } = call;
      const document = await readDocument(params.id, db);
      const { bytes } = await paperOf(document, db, call);
      return {
        status: 200,
        headers: {
          'content-disposition': contentDisposition('inline', `${titleOf(document, language)}.pdf`),
        },
        content: { type: 'application/pdf', stream: bytes, length: bytes.length },
      };
    }),

    printDocument: handler('printDocument', async (call) => {
      const document = await documentToAct(call, tables);
      if (document.belegstatus !== '1') {
        const text = document.belegstatus === '2' ? 'Gedruckt' : 'Kopie gedruckt';
        await writeEntry(document.id, 'M', text, call);
        return answerChanged(document, {}, call, tables);
      }
      await writeEntry(document.id, 'M', 'Gedruckt', call);
      await writeEntry(document.id, 'O', 'Status geändert: gedruckt', call);
      const gedrucktAm = new Date().toISOString();
      const changes = { belegstatus: '2', gedrucktAm, druckVeraltet: false };
      return answerChanged(document, changes, call, tables);
    }),
  };
}
