import { and, desc, eq } from 'drizzle-orm';
import type { PrintedSignature } from '../../../../schemas/print/document/printed-signature';
import type { Executor } from '../../../db/database';
import { signatures } from '../../../db/generated/sales';
import { fileContents, images } from '../../../db/tables/files';
import { readContent } from '../../../files/read-content';

/** The last signature that still holds for what the document says. */
export async function printedSignature(
  belegId: number,
  db: Executor,
): Promise<PrintedSignature | null> {
  const [signature] = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.belegId, belegId), eq(signatures.ungueltig, false)))
    .orderBy(desc(signatures.id))
    .limit(1);
  if (!signature) return null;
  const { name, rolle, zeitpunkt, bildId, grund } = signature;
  switch (signature.art) {
    case 'VERWEIGERT':
      return { art: 'VERWEIGERT', name, grund: grund ?? '', zeitpunkt };
    case 'GEZEICHNET': {
      const bild = bildId === null ? undefined : await imageOf(bildId, db);
      if (bild) return { art: 'GEZEICHNET', bild, name, rolle, zeitpunkt };
      return { art: 'GETIPPT', name, rolle, zeitpunkt };
    }
    default:
      return { art: 'GETIPPT', name, rolle, zeitpunkt };
  }
}

async function imageOf(id: number, db: Executor): Promise<string | undefined> {
  const [content] = await db
    .select({ id: fileContents.id, groesse: fileContents.groesse })
    .from(images)
    .innerJoin(fileContents, eq(fileContents.id, images.contentId))
    .where(eq(images.id, id));
  if (!content) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of readContent(db, content.id, 0, content.groesse - 1)) pieces.push(piece);
  return Buffer.concat(pieces).toString('base64');
}
