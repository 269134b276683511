import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { salesDocuments } from '../../../db/generated/sales';
import { printDocument } from '../../../print/print-document';
import { isDraft, type DocumentRow } from '../document-row';
import { documentPrints } from '../tables';
import { printedDocument } from './printed-document';

/** A PDF and its SHA-256 in hex. */
interface Paper {
  bytes: Buffer;
  hash: string;
}

/** The document as it is sent: a booked one as it was booked, a draft as it is now. */
export async function paperOf(document: DocumentRow, db: Executor): Promise<Paper> {
  return isDraft(document) ? render(document, db) : storedPaper(document, db);
}

/**
 * Keeps the PDF of a document that is being booked, in the caller's transaction, and answers its SHA-256 in hex.
 * One that is kept already stays.
 */
export async function freezePaper(document: DocumentRow, db: Executor): Promise<string> {
  return (await keep(document.id, await render(document, db), db)).hash;
}

/** Documents that were booked before there were PDFs get theirs when somebody first asks for it. */
async function storedPaper(document: DocumentRow, db: Executor): Promise<Paper> {
  const found = await readPaper(document.id, db);
  if (found) return found;
  // Outside of the transaction: laying out takes longer than anybody should wait for rows.
  const paper = await render(document, db);
  return db.transaction(async (transaction) => {
    const kept = await keep(document.id, paper, transaction);
    if (document.dokumentHash === null) {
      await transaction
        .update(salesDocuments)
        .set({ dokumentHash: kept.hash })
        .where(and(eq(salesDocuments.id, document.id), isNull(salesDocuments.dokumentHash)));
    }
    return kept;
  });
}

/** The first one that is kept stays. */
async function keep(belegId: number, { bytes, hash }: Paper, db: Executor): Promise<Paper> {
  await db.insert(documentPrints).values({ belegId, hash, inhalt: bytes }).onConflictDoNothing();
  const kept = await readPaper(belegId, db);
  if (!kept) throw new Error(`The PDF of document ${belegId} was not kept`);
  return kept;
}

async function readPaper(belegId: number, db: Executor): Promise<Paper | undefined> {
  const [print] = await db
    .select({ bytes: documentPrints.inhalt, hash: documentPrints.hash })
    .from(documentPrints)
    .where(eq(documentPrints.belegId, belegId));
  return print;
}

async function render(document: DocumentRow, db: Executor): Promise<Paper> {
  const bytes = Buffer.from(await printDocument(await printedDocument(document, db)));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
