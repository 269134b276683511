import { handler, type Handlers } from '../../../http/operations/call';
import type { Tables } from '../../../resources/model/tables';
import { writeEntry } from '../document-entries';
import { lockDocument } from '../document-row';
import { answerChanged, documentToAct } from './act-on-document';

/** Operations that add remarks to a document, also to a booked one (3-decisions §3.6). */
export function remarkOperations(tables: Tables): Handlers {
  return {
    // Only the history grows: nobody who edits the document meanwhile is blocked.
    noteOnDocument: handler('noteOnDocument', async (call) => {
      const document = await lockDocument(call.params.id, call.db);
      await writeEntry(document.id, 'J', call.body.text, call);
      return answerChanged(document, {}, call, tables);
    }),

    trackDocument: handler('trackDocument', async (call) => {
      const document = await documentToAct(call, tables);
      const { sendungsnummer } = call.body;
      await writeEntry(document.id, 'T', `Sendungsnummer ${sendungsnummer}`, call);
      return answerChanged(document, { sendungsnummer }, call, tables);
    }),
  };
}
