import { createHash } from 'node:crypto';
import type { Executor } from '../../db/database';
import { fileChunks, fileContents, images } from '../../db/tables/files';
import { makePreviews } from './previews';

interface Picture {
  typ: 'image/jpeg' | 'image/png';
  /** Code and id of the record that it belongs to. */
  tabelle: string;
  tabelleId: number;
  dateiname: string;
  /** Place in the record's gallery; without it the record names the image itself. */
  bildindex?: number;
}

/** Stores an image of the product's own with its previews, as an upload is stored, and returns its id. */
export async function storePicture(
  db: Executor,
  bytes: Buffer,
  { typ, ...picture }: Picture,
): Promise<number> {
  const { width, height, small, large } = await makePreviews(bytes);
  const known = { typ, groesse: bytes.length, breite: width, hoehe: height };
  const [content] = await db
    .insert(fileContents)
    .values({
      ...known,
      sha256: createHash('sha256').update(bytes).digest(),
      vorschau400: small,
      vorschau1600: large,
      stagedAt: null,
    })
    .returning({ id: fileContents.id });
  if (!content) throw new Error(`The picture ${picture.dateiname} was not stored`);
  await db.insert(fileChunks).values({ contentId: content.id, nr: 0, bytes });
  const [image] = await db
    .insert(images)
    .values({ ...known, ...picture, contentId: content.id, hatVorschau: true })
    .returning({ id: images.id });
  if (!image) throw new Error(`The picture ${picture.dateiname} was not stored`);
  return image.id;
}
