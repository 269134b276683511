import { createHash } from 'node:crypto';
import type { Executor } from '../db/database';
import { requireNoTransaction } from '../db/within-transaction';
import { fileChunks, fileContents, files } from '../db/tables/files';
import { CHUNK_BYTES } from './content-writer';

type NewFile = Pick<
  typeof files.$inferInsert,
  'tabelle' | 'tabelleId' | 'dateiname' | 'benutzerId' | 'unterschrieben'
>;

/** Calculates the SHA-256 of a file. Not within a transaction: it takes as long as the file is large. */
export function sha256Of(bytes: Uint8Array): Buffer {
  requireNoTransaction('hashing a file');
  return createHash('sha256').update(bytes).digest();
}

/** Stores a PDF that the server made, with its hash, as a file of a record, as an upload is stored. */
export async function storeFile(
  { bytes, sha256 }: { bytes: Uint8Array; sha256: Buffer },
  file: NewFile,
  db: Executor,
): Promise<typeof files.$inferSelect> {
  const typ = 'application/pdf';
  const groesse = bytes.length;
  const [content] = await db
    .insert(fileContents)
    .values({ typ, groesse, sha256, stagedAt: null })
    .returning({ id: fileContents.id });
  if (!content) throw new Error(`The file ${file.dateiname} was not stored`);
  for (let nr = 0; nr * CHUNK_BYTES < groesse; nr++) {
    const piece = Buffer.from(bytes.subarray(nr * CHUNK_BYTES, (nr + 1) * CHUNK_BYTES));
    await db.insert(fileChunks).values({ contentId: content.id, nr, bytes: piece });
  }
  const [stored] = await db
    .insert(files)
    .values({
      ...{ ...file, typ, groesse, contentId: content.id },
      ...{ sha256: sha256.toString('hex'), changedBy: file.benutzerId ?? null },
    })
    .returning();
  if (!stored) throw new Error(`The file ${file.dateiname} was not stored`);
  return stored;
}
