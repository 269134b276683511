import { asc, eq } from 'drizzle-orm';
import type { PrintedLogo } from '../../schemas/print/document/printed-company';
import type { Executor } from '../db/database';
import { fileChunks, images } from '../db/tables/files';

const kinds: Readonly<Record<string, 'PNG' | 'JPEG'>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};

/** Reads an image as letters show it; null without one. `guardParameter` lets in no other kinds. */
export async function printedLogo(id: number | null, db: Executor): Promise<PrintedLogo | null> {
  if (id === null) return null;
  const pieces = await db
    .select({ typ: images.typ, bytes: fileChunks.bytes })
    .from(images)
    .innerJoin(fileChunks, eq(fileChunks.contentId, images.contentId))
    .where(eq(images.id, id))
    .orderBy(asc(fileChunks.nr));
  const art = kinds[pieces[0]?.typ ?? ''];
  if (!art) return null;
  return { art, daten: Buffer.concat(pieces.map(({ bytes }) => bytes)).toString('base64') };
}
