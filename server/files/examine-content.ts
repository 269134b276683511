import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { fileChunks, fileContents } from '../db/tables/files';
import { fieldProblem, type Problem } from '../http/problem';
import type { UploadRule } from '../http/uploads/upload';
import { cleanImage, isCleanable } from './clean/clean-image';
import { UnreadableImage } from './clean/unreadable-image';
import { ContentWriter } from './content-writer';
import { oneAfterAnother } from './one-after-another';
import {
  hasPreviews,
  makePreviews,
  MOST_MEGAPIXELS,
  TooManyPixels,
  type Previews,
} from './previews';
import { readContent } from './read-content';
import { sniffType } from './sniff-type';

/** What an image field takes (3-decisions §3.4). */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];

/** A whole image is in memory only here, and only one at a time. */
const inTurn = oneAfterAnother();

interface Arrived {
  id: number;
  size: number;
  sha256: Buffer;
  /** Its first bytes. */
  head: Buffer;
}

/**
 * Finds out what a content is, frees images from their metadata (location!) and makes previews. Throws
 * 422 at the field for what it does not take: in image fields anything but sound images, elsewhere
 * only images that nobody can free from metadata because they are broken.
 */
export async function examineContent(
  { id, size, sha256, head }: Arrived,
  rule: UploadRule,
  database: Database,
): Promise<void> {
  const typ = await sniffType(head);
  if (rule.image && !imageTypes.includes(typ)) throw refusal(rule, 'msg_image_type');
  const known = { typ, groesse: size, sha256 };
  const image =
    isCleanable(typ) || hasPreviews(typ)
      ? await inTurn(() => examineImage(id, size, typ, rule, database))
      : {};
  await database.orm
    .update(fileContents)
    .set({ ...known, ...image })
    .where(eq(fileContents.id, id));
}

async function examineImage(
  id: number,
  size: number,
  typ: string,
  rule: UploadRule,
  database: Database,
): Promise<Partial<typeof fileContents.$inferInsert>> {
  const bytes = Buffer.allocUnsafe(size);
  let read = 0;
  for await (const piece of readContent(database.orm, id, 0, size - 1)) {
    read += piece.copy(bytes, read);
  }
  const previews = hasPreviews(typ) ? await previewsOf(bytes, rule) : undefined;
  const stored = isCleanable(typ) ? await storeCleaned(id, typ, bytes, rule, database) : {};
  return {
    ...stored,
    ...(previews && {
      breite: previews.width,
      hoehe: previews.height,
      vorschau400: previews.small,
      vorschau1600: previews.large,
    }),
  };
}

/** A document may hold more pixels than the server unpacks, or be broken: then it has no preview. */
async function previewsOf(bytes: Buffer, rule: UploadRule): Promise<Previews | undefined> {
  try {
    return await makePreviews(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableImage || error instanceof TooManyPixels)) throw error;
    if (!rule.image) return undefined;
    if (error instanceof UnreadableImage) throw refusal(rule, 'msg_image_unreadable');
    throw refusal(rule, 'msg_image_pixels', String(MOST_MEGAPIXELS));
  }
}

async function storeCleaned(
  id: number,
  typ: string,
  bytes: Buffer,
  rule: UploadRule,
  database: Database,
): Promise<{ groesse: number; sha256: Buffer }> {
  let parts: Buffer[];
  try {
    parts = cleanImage(typ, bytes);
  } catch (error) {
    if (error instanceof UnreadableImage) throw refusal(rule, 'msg_image_unreadable');
    throw error;
  }
  await database.orm.delete(fileChunks).where(eq(fileChunks.contentId, id));
  const writer = new ContentWriter(database, id);
  for (const part of parts) await writer.write(part);
  return { sha256: await writer.end(), groesse: writer.size };
}

function refusal({ field }: UploadRule, code: string, ...parameters: string[]): Problem {
  return fieldProblem({ [field]: [{ code, parameters }] });
}
