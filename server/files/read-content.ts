import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { fileChunks } from '../db/tables/files';
import { CHUNK_BYTES } from './content-writer';

/**
 * Reads the bytes `from` to `to` (inclusive) of a content, piece by piece, each by a statement of its own. Throws when
 * the content is removed meanwhile.
 */
export async function* readContent(
  db: Executor,
  contentId: number,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  for (let nr = Math.floor(from / CHUNK_BYTES); nr * CHUNK_BYTES <= to; nr++) {
    const [row] = await db
      .select({ bytes: fileChunks.bytes })
      .from(fileChunks)
      .where(and(eq(fileChunks.contentId, contentId), eq(fileChunks.nr, nr)));
    if (!row) throw new Error(`content ${contentId} has lost piece ${nr}: it has been removed`);
    const start = nr * CHUNK_BYTES;
    yield row.bytes.subarray(Math.max(0, from - start), to - start + 1);
  }
}
