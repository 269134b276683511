import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { fileContents, images } from '../db/tables/files';
import { readContent } from './read-content';

/** Reads an image as base64; undefined where it is gone. */
export async function imageText(id: number, db: Executor): Promise<string | undefined> {
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
