import { createHash } from 'node:crypto';
import type { Database } from '../db/database';
import { fileChunks } from '../db/tables/files';
import { problem } from '../http/errors/problem';

/** Bytes of a stored piece; every piece but the last has exactly so many. */
export const CHUNK_BYTES = 256 * 1024;

/**
 * Writes a content piece by piece, each in a statement of its own, so that a slow sender keeps no
 * connection and no transaction. Throws 503 when the disk is full.
 */
export class ContentWriter {
  private readonly database: Database;
  private readonly contentId: number;
  private readonly hash = createHash('sha256');
  private readonly piece = Buffer.allocUnsafe(CHUNK_BYTES);
  private filled = 0;
  private pieces = 0;
  size = 0;

  /** `inTurn`: runs each statement, where they have to wait for their turn. */
  constructor(
    database: Database,
    contentId: number,
    private readonly inTurn: (work: () => Promise<void>) => Promise<void> = (work) => work(),
  ) {
    this.database = database;
    this.contentId = contentId;
  }

  async write(bytes: Buffer): Promise<void> {
    this.hash.update(bytes);
    this.size += bytes.length;
    for (let at = 0; at < bytes.length;) {
      const copied = bytes.copy(this.piece, this.filled, at);
      this.filled += copied;
      at += copied;
      if (this.filled === CHUNK_BYTES) await this.flush();
    }
  }

  /** Writes the rest; returns the SHA-256 of all. */
  async end(): Promise<Buffer> {
    if (this.filled > 0) await this.flush();
    return this.hash.digest();
  }

  private async flush(): Promise<void> {
    if (!(await this.database.hasSpace())) throw problem(503, 'msg_general_disk_full');
    const { database, contentId } = this;
    const piece = {
      contentId,
      nr: this.pieces++,
      bytes: this.piece.subarray(0, this.filled),
    };
    await this.inTurn(async () => {
      await database.orm.insert(fileChunks).values(piece);
    });
    this.filled = 0;
  }
}
