import type { PrintedSignature } from '../../schemas/print/document/printed-signature';
import type { Executor } from '../db/database';
import { images } from '../db/tables/files';
import { imageText } from '../files/image-text';
import { takeContent } from '../files/take-content';
import type { Call } from '../http/operations/call';
import { deviceTimeProblem } from '../../schemas/rules/device-time';
import { fieldProblem, Problem } from '../http/errors/problem';

/** Signature in the body of a call (3-decisions §3.14), whatever is signed. */
export interface SignatureInput {
  art?: 'GEZEICHNET' | 'GETIPPT' | 'VERWEIGERT';
  name: string;
  rolle?: string | null;
  grund?: string | null;
  zeitpunkt: string;
  dokumentHash: string;
  geraet?: string | null;
  ort?: string | null;
}

/** Signature as tables keep it. */
interface KeptSignature {
  art: string;
  name: string;
  rolle: string | null;
  bildId: number | null;
  grund: string | null;
  zeitpunkt: string;
}

/** Problem at the field that names another paper than the one to sign. */
export const otherPaper = (code: string, ...parameters: string[]): Problem =>
  new Problem(409, {
    services: [{ code, parameters }],
    fieldErrors: { dokumentHash: [{ code, parameters }] },
  });

/**
 * Checks the signature of a record and returns what is kept of it, its drawing as an image of the record: a user who
 * sees the one sees the other. Throws 422 for a time that is impossible or before the record existed (`since`), a drawn
 * signature without drawing, a drawing where none belongs, a file that is no PNG, and a missing reason for none.
 */
export async function keptSignature(
  { art = 'GEZEICHNET', name, rolle, grund, zeitpunkt, dokumentHash, geraet, ort }: SignatureInput,
  { since, ...record }: { tabelle: string; tabelleId: number; since: Date },
  call: Call,
) {
  const wrong = deviceTimeProblem(zeitpunkt, { since: since.getTime() });
  if (wrong) throw fieldProblem({ zeitpunkt: [wrong] });
  requireSigned({ art, grund }, call);
  return {
    art,
    name,
    rolle: rolle ?? null,
    bildId: art === 'GEZEICHNET' ? await keepDrawing(record, call) : null,
    grund: art === 'VERWEIGERT' ? (grund ?? null) : null,
    zeitpunkt,
    dokumentHash,
    geraet: geraet ?? null,
    ort: ort ?? null,
  };
}

function requireSigned(
  { art, grund }: Pick<SignatureInput, 'art' | 'grund'>,
  { upload }: Pick<Call, 'upload'>,
): void {
  const missing = [{ code: 'msg_value_required' }];
  if (art === 'GEZEICHNET' && !upload) throw fieldProblem({ bild: missing });
  if (art !== 'GEZEICHNET' && upload) {
    throw fieldProblem({ bild: [{ code: 'msg_signature_no_drawing' }] });
  }
  if (art === 'VERWEIGERT' && !grund) throw fieldProblem({ grund: missing });
}

async function keepDrawing(
  record: { tabelle: string; tabelleId: number },
  call: Call,
): Promise<number> {
  const { sha256: _, ...taken } = await takeContent(call);
  if (taken.typ !== 'image/png' || taken.breite === null) {
    throw fieldProblem({ bild: [{ code: 'msg_signature_png' }] });
  }
  const { id: userId } = call.caller;
  const [image] = await call.db
    .insert(images)
    .values({ ...taken, ...record, createdBy: userId, changedBy: userId })
    .returning({ id: images.id });
  if (!image) throw new Error('no image was inserted');
  return image.id;
}

/** Signature as it is printed. */
export async function printedSignature(
  { art, name, rolle, bildId, grund, zeitpunkt }: KeptSignature,
  db: Executor,
): Promise<PrintedSignature> {
  if (art === 'VERWEIGERT') return { art, name, grund: grund ?? '', zeitpunkt };
  const bild = art === 'GEZEICHNET' && bildId !== null ? await imageText(bildId, db) : undefined;
  return bild === undefined
    ? { art: 'GETIPPT', name, rolle, zeitpunkt }
    : { art: 'GEZEICHNET', bild, name, rolle, zeitpunkt };
}
