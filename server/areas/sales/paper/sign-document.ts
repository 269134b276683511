import { signatures } from '../../../db/generated/sales';
import { images } from '../../../db/tables/files';
import { takeContent } from '../../../files/take-content';
import { callerOf, handler, type Body, type Call, type Handlers } from '../../../http/call';
import { fieldProblem, problem } from '../../../http/problem';
import type { Tables } from '../../../resources/tables';
import { noteDerived } from '../../../resources/announce-derived';
import { documentToAct } from '../drafts/act-on-document';
import { isDraft } from '../document-row';
import { writeEntry } from '../document-entries';
import { paperOf } from './freeze-paper';

type Input = Body<'signDocument'>;

/**
 * Signatures of a document's PDF (3-decisions §3.14): drawn, typed, or why there is none. Simple electronic
 * ones; whoever shows the paper says which one it was by its SHA-256.
 */
export function signOperations(tables: Tables): Handlers {
  return {
    signDocument: handler('signDocument', async (call) => {
      const { db, body } = call;
      const document = await documentToAct(call, tables);
      if (!isDraft(document) && document.belegstatus !== '3') {
        throw problem(409, 'msg_signature_state');
      }
      requireSigned(body, call);
      const { hash } = await paperOf(document, db);
      if (hash !== body.dokumentHash) throw problem(409, 'msg_signature_document_changed');
      const { art, name, rolle, grund, zeitpunkt, geraet, ort } = body;
      const isRefused = art === 'VERWEIGERT';
      const bildId = art === 'GEZEICHNET' ? await keepDrawing(document.id, call) : null;
      const [stored] = await db
        .insert(signatures)
        .values({
          belegId: document.id,
          art: art ?? 'GEZEICHNET',
          name,
          rolle: rolle ?? null,
          bildId,
          grund: isRefused ? (grund ?? null) : null,
          zeitpunkt,
          dokumentHash: hash,
          geraet: geraet ?? null,
          ort: ort ?? null,
        })
        .returning({ id: signatures.id });
      if (!stored) throw new Error('Signature: nothing was inserted');
      const what = isRefused
        ? `Unterschrift verweigert: ${grund ?? ''}`
        : `Unterschrieben: ${name}`;
      await writeEntry(document.id, 'J', what, call);
      await noteDerived('BEK', document.id, db);
      const location = `/vario-api/verkauf/belege/${document.id}/unterschriften/${stored.id}`;
      return { status: 201, headers: { location } };
    }),
  };
}

/** Throws 422 for a drawn signature without drawing, a drawing where none belongs, and no reason for none. */
function requireSigned({ art = 'GEZEICHNET', grund }: Input, { upload }: Pick<Call, 'upload'>) {
  const missing = [{ code: 'msg_value_required' }];
  if (art === 'GEZEICHNET' && !upload) throw fieldProblem({ bild: missing });
  if (art !== 'GEZEICHNET' && upload) {
    throw fieldProblem({ bild: [{ code: 'msg_signature_no_drawing' }] });
  }
  if (art === 'VERWEIGERT' && !grund) throw fieldProblem({ grund: missing });
}

/** Keeps the drawing as an image of the document: who sees the one sees the other. Throws 422 for what is no PNG. */
async function keepDrawing(belegId: number, call: Call): Promise<number> {
  const { sha256: _, ...taken } = await takeContent(call);
  if (taken.typ !== 'image/png' || taken.breite === null) {
    throw fieldProblem({ bild: [{ code: 'msg_signature_png' }] });
  }
  const { id: userId } = callerOf(call);
  const [image] = await call.db
    .insert(images)
    .values({ ...taken, tabelle: 'BEK', tabelleId: belegId, createdBy: userId, changedBy: userId })
    .returning({ id: images.id });
  if (!image) throw new Error('no image was inserted');
  return image.id;
}
