import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PrintedLogo } from '../../../../schemas/print/document/printed-company';
import type { PrintedDocument } from '../../../../schemas/print/document/printed-document';
import type { Executor } from '../../../db/database';
import type { DocumentRow } from '../document-row';
import { freezeFacts } from '../e-invoice/frozen-facts';
import { frozenPapers, papersWaiting, printImages } from '../tables';
import { printedDocument } from './printed-document';

/** Logo as papers refer to it: its bytes are kept once. */
type FrozenLogo = { art: 'PNG' | 'JPEG'; hash: string } | Extract<PrintedLogo, { art: 'PFADE' }>;

type FrozenDocument = Omit<PrintedDocument, 'company'> & {
  company: Omit<PrintedDocument['company'], 'logo'> & { logo: FrozenLogo | null };
};

/**
 * Keeps the content of a document that is being booked, in the caller's transaction, and notes that its PDF is to be
 * made. Returns the SHA-256 in hex of what is kept: that of an earlier time, if it was kept already.
 */
export async function freezePaper(document: DocumentRow, db: Executor): Promise<string> {
  const printed = await printedDocument(document, db);
  await freezeFacts(document, printed, db);
  const { logo } = printed.company;
  const frozen: FrozenDocument = {
    ...printed,
    company: { ...printed.company, logo: logo && (await frozenLogo(logo, db)) },
  };
  const daten = JSON.stringify(frozen);
  const row = { belegId: document.id, hash: sha256(daten), daten };
  const [kept] = await db
    .insert(frozenPapers)
    .values(row)
    .onConflictDoNothing()
    .returning({ hash: frozenPapers.hash });
  if (!kept) {
    const [former] = await db
      .select({ hash: frozenPapers.hash })
      .from(frozenPapers)
      .where(eq(frozenPapers.belegId, document.id));
    if (!former) throw new Error(`What stands on document ${document.id} was not kept`);
    return former.hash;
  }
  await db.insert(papersWaiting).values({ belegId: document.id });
  return kept.hash;
}

/** Reads the content of a document when it was booked; undefined for one booked before that was kept. */
export async function readFrozen(
  belegId: number,
  db: Executor,
): Promise<PrintedDocument | undefined> {
  const [row] = await db
    .select({ daten: frozenPapers.daten })
    .from(frozenPapers)
    .where(eq(frozenPapers.belegId, belegId));
  if (!row) return undefined;
  const frozen = JSON.parse(row.daten) as FrozenDocument;
  const { logo } = frozen.company;
  return { ...frozen, company: { ...frozen.company, logo: logo && (await logoOf(logo, db)) } };
}

async function frozenLogo(logo: PrintedLogo, db: Executor): Promise<FrozenLogo> {
  if (logo.art === 'PFADE') return logo;
  const { art, daten } = logo;
  const hash = sha256(daten);
  await db.insert(printImages).values({ hash, daten }).onConflictDoNothing();
  return { art, hash };
}

async function logoOf(logo: FrozenLogo, db: Executor): Promise<PrintedLogo> {
  if (logo.art === 'PFADE') return logo;
  const [image] = await db
    .select({ daten: printImages.daten })
    .from(printImages)
    .where(eq(printImages.hash, logo.hash));
  if (!image) throw new Error(`Logo ${logo.hash} was not kept`);
  return { art: logo.art, daten: image.daten };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
