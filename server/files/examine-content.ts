import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { fileChunks, fileContents } from '../db/tables/files';
import { fieldProblem, type Problem } from '../http/errors/problem';
import type { UploadRule } from '../http/contract/contract';
import type { Sender } from '../http/bodies/uploads/upload';
import { FairTurns } from '../http/limits/fair-turns';
import { inTurn } from '../http/limits/work-at-once';
import { isCleanable } from './clean/clean-image';
import { CHUNK_BYTES, ContentWriter } from './content-writer';
import { hasPreviews, MOST_MEGAPIXELS, type Previews } from './images/image-kinds';
import type { ImageFault } from './images/image-messages';
import { ImageReader } from './images/image-reader';
import { ImageProcessEnded } from './images/image-process';
import { LONGEST_WAIT_MS } from './images/image-limits';
import { readContent } from './read-content';
import { sniffType } from './sniff-type';

/** Types that an image field takes (3-decisions §3.4). */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];

const reader = new ImageReader();
/** Turns at the process that reads images: it has room for one at a time, which takes one connection at most. */
const turns = new FairTurns(LONGEST_WAIT_MS);

interface Arrived {
  id: number;
  size: number;
  sha256: Buffer;
  /** First bytes of the content. */
  head: Buffer;
}

/**
 * Determines the type of a content, frees images from their metadata (location!) and makes previews. Throws 422 at the
 * field for what it does not take: in image fields anything but sound images, elsewhere only images that cannot be
 * freed from metadata because they are broken or take too much. Throws 429 for an image that did not get its turn,
 * because others had theirs or its sender has left.
 */
export async function examineContent(
  { id, size, sha256, head }: Arrived,
  rule: UploadRule,
  database: Database,
  sender: Sender,
): Promise<void> {
  const typ = await sniffType(head);
  if (rule.image && !imageTypes.includes(typ)) throw refusal(rule, 'msg_image_type');
  const known = { typ, groesse: size, sha256 };
  const isImage = isCleanable(typ) || hasPreviews(typ);
  const image = isImage
    ? await whenItsTurn(sender, rule, () => examineImage(id, size, typ, rule, database))
    : {};
  await sender.store(() =>
    database.orm
      .update(fileContents)
      .set({ ...known, ...image })
      .where(eq(fileContents.id, id)),
  );
}

async function whenItsTurn<T>(
  { subject, gone, log }: Sender,
  rule: UploadRule,
  work: () => Promise<T>,
): Promise<T> {
  const end = await inTurn(turns.take(subject, () => gone));
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImageProcessEnded && error.isImagesDoing)) throw error;
    log.error({ err: error }, 'an image has ended the process that reads images');
    throw faultProblem(rule, 'effort');
  } finally {
    end();
  }
}

async function examineImage(
  id: number,
  size: number,
  typ: string,
  rule: UploadRule,
  database: Database,
): Promise<Partial<typeof fileContents.$inferInsert>> {
  const fault = await reader.open(size, readContent(database.orm, id, 0, size - 1));
  if (fault) throw faultProblem(rule, fault);
  const stored = isCleanable(typ) ? await storeCleaned(id, typ, rule, database) : {};
  const previews = hasPreviews(typ) ? await previewsOf(rule) : undefined;
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

async function storeCleaned(
  id: number,
  typ: string,
  rule: UploadRule,
  database: Database,
): Promise<{ groesse: number; sha256: Buffer }> {
  const cleaned = await reader.clean(typ);
  if (typeof cleaned !== 'number') throw faultProblem(rule, cleaned);
  await database.orm.delete(fileChunks).where(eq(fileChunks.contentId, id));
  const writer = new ContentWriter(database, id);
  for (let at = 0; at < cleaned; at += CHUNK_BYTES) {
    const piece = await reader.piece(at, CHUNK_BYTES);
    if (!Buffer.isBuffer(piece)) throw faultProblem(rule, piece);
    await writer.write(piece);
  }
  return { sha256: await writer.end(), groesse: writer.size };
}

/** Makes previews; none for a document with more pixels than the server unpacks, or a broken one. */
async function previewsOf(rule: UploadRule): Promise<Previews | undefined> {
  const made = await reader.previews();
  if (typeof made !== 'string') return made;
  if (rule.image) throw faultProblem(rule, made);
  return undefined;
}

function faultProblem(rule: UploadRule, fault: ImageFault): Problem {
  if (fault === 'pixels') return refusal(rule, 'msg_image_pixels', String(MOST_MEGAPIXELS));
  return refusal(rule, fault === 'effort' ? 'msg_image_effort' : 'msg_image_unreadable');
}

function refusal({ field }: UploadRule, code: string, ...parameters: string[]): Problem {
  return fieldProblem({ [field]: [{ code, parameters }] });
}
