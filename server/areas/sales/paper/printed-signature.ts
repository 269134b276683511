import { and, desc, eq } from 'drizzle-orm';
import type { PrintedSignature } from '../../../../schemas/print/document/printed-signature';
import type { Executor } from '../../../db/database';
import { signatures } from '../../../db/generated/sales';
import { printedSignature } from '../../../print/signing';

/** Finds the last signature that still holds for the document's content. */
export async function signatureOf(belegId: number, db: Executor): Promise<PrintedSignature | null> {
  const [signature] = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.belegId, belegId), eq(signatures.ungueltig, false)))
    .orderBy(desc(signatures.id))
    .limit(1);
  return signature ? printedSignature(signature, db) : null;
}
