import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { PrintedDocument } from '../../../../schemas/print/document/printed-document';
import type { Executor } from '../../../db/database';
import { salesDocuments } from '../../../db/generated/sales';
import { printDocument, type Asker } from '../../../print/print-document';
import { isDraft, readDocument, type DocumentRow } from '../document-row';
import { documentPrints, papersWaiting } from '../tables';
import { freezePaper, readFrozen } from './frozen-paper';
import { printedDocument } from './printed-document';

/** PDF with its SHA-256 in hex. */
interface Paper {
  bytes: Buffer;
  hash: string;
}

/**
 * Lays out the document as it is sent: a booked one as it was booked, a draft as it is now. Not within a transaction:
 * it takes longer than anybody should wait for rows.
 */
export async function paperOf(document: DocumentRow, db: Executor, asker: Asker): Promise<Paper> {
  return isDraft(document)
    ? render(await printedDocument(document, db), asker)
    : storedPaper(document, db, asker);
}

/** Paper that was laid out, with its content. */
export interface ShownPaper {
  /** SHA-256 in hex of the PDF. */
  hash: string;
  /** Content of the paper; '' for a booked document, which does not change. */
  content: string;
}

/** Lays out the document for somebody who is about to sign it. Not within a transaction, like {@link paperOf}. */
export async function shownPaper(
  document: DocumentRow,
  db: Executor,
  asker: Asker,
): Promise<ShownPaper> {
  if (!isDraft(document)) {
    return { hash: (await storedPaper(document, db, asker)).hash, content: '' };
  }
  const printed = await printedDocument(document, db);
  const { hash } = await render(printed, asker);
  return { hash, content: JSON.stringify(printed) };
}

/** Tells whether the shown content is still that of the document, which is locked. */
export async function isStillShown(
  { content }: ShownPaper,
  document: DocumentRow,
  db: Executor,
): Promise<boolean> {
  const now = isDraft(document) ? JSON.stringify(await printedDocument(document, db)) : '';
  return now === content;
}

/** Returns the PDF of a booked document, made and kept at the first request. */
export async function storedPaper(
  document: DocumentRow,
  db: Executor,
  asker: Asker,
): Promise<Paper> {
  const found = await readPaper(document.id, db);
  if (found) return found;
  const frozen = await frozenPaper(document, db);
  const { bytes, hash } = await render(frozen, asker);
  await db.transaction(async (transaction) => {
    // The first one that is kept stays.
    await transaction
      .insert(documentPrints)
      .values({ belegId: document.id, hash, inhalt: bytes })
      .onConflictDoNothing();
    await transaction.delete(papersWaiting).where(eq(papersWaiting.belegId, document.id));
  });
  const kept = await readPaper(document.id, db);
  if (!kept) throw new Error(`The PDF of document ${document.id} was not kept`);
  return kept;
}

/** Reads the content of a booked document as it was booked. */
export async function frozenPaper(document: DocumentRow, db: Executor): Promise<PrintedDocument> {
  return (await readFrozen(document.id, db)) ?? (await freezeLate(document, db));
}

/** Keeps the content of a document that was booked before contents were kept. */
async function freezeLate({ id }: DocumentRow, db: Executor): Promise<PrintedDocument> {
  await db.transaction(async (transaction) => {
    const document = await readDocument(id, transaction);
    const dokumentHash = await freezePaper(document, transaction);
    await transaction
      .update(salesDocuments)
      .set({ dokumentHash })
      .where(and(eq(salesDocuments.id, id), isNull(salesDocuments.dokumentHash)));
  });
  const frozen = await readFrozen(id, db);
  if (!frozen) throw new Error(`What stands on document ${id} was not kept`);
  return frozen;
}

async function readPaper(belegId: number, db: Executor): Promise<Paper | undefined> {
  const [print] = await db
    .select({ bytes: documentPrints.inhalt, hash: documentPrints.hash })
    .from(documentPrints)
    .where(eq(documentPrints.belegId, belegId));
  return print;
}

async function render(printed: PrintedDocument, asker: Asker): Promise<Paper> {
  const bytes = Buffer.from(await printDocument(printed, asker));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
