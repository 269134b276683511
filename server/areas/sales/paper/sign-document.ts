import { signatures } from '../../../db/generated/sales';
import { handler, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { keptSignature, otherPaper } from '../../../print/signing';
import { requireRow } from '../../../resources/records/row-rights';
import type { Tables } from '../../../resources/model/tables';
import { noteDerived } from '../../../resources/history/announce-derived';
import { documentToAct } from '../drafts/act-on-document';
import { isDraft, readDocument } from '../document-row';
import { writeEntry } from '../document-entries';
import { isStillShown, shownPaper, type ShownPaper } from './paper-of';

/**
 * Operations for signatures of a document's PDF (3-decisions §3.14): drawn, typed, or the reason why there is none.
 * They are simple electronic ones; the call names the shown paper by its SHA-256.
 */
export function signOperations(tables: Tables): Handlers {
  return {
    signDocument: handler(
      'signDocument',
      async (call) => {
        const { db, body } = call;
        const document = await documentToAct(call, tables);
        if (!isDraft(document) && document.belegstatus !== '3') {
          throw problem(409, 'msg_signature_state');
        }
        const shown = call.prepared as ShownPaper;
        if (shown.hash !== body.dokumentHash || !(await isStillShown(shown, document, db))) {
          throw otherPaper('msg_signature_document_changed');
        }
        const record = { tabelle: 'BEK', tabelleId: document.id, since: document.createdAt };
        const kept = await keptSignature(body, record, call);
        const [stored] = await db
          .insert(signatures)
          .values({ belegId: document.id, ...kept })
          .returning({ id: signatures.id });
        if (!stored) throw new Error('Signature: nothing was inserted');
        const what =
          kept.art === 'VERWEIGERT'
            ? `Unterschrift verweigert: ${kept.grund ?? ''}`
            : `Unterschrieben: ${kept.name}`;
        await writeEntry(document.id, 'J', what, call);
        await noteDerived('BEK', document.id, db);
        const location = `/vario-api/verkauf/belege/${document.id}/unterschriften/${stored.id}`;
        return { status: 201, headers: { location } };
      },
      {
        prepare: async (call) => {
          const document = await readDocument(call.params.id, call.db);
          const { right } = call.operation;
          await requireRow(tables.resourceOf('BEK'), document, right, call);
          return shownPaper(document, call.db, call);
        },
      },
    ),
  };
}
