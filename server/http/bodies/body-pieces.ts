import type { Readable } from 'node:stream';
import { Problem } from '../errors/problem';

/**
 * Limits of small pieces: senders send what the network takes at once; each piece costs the server more than its bytes.
 */
const CRUMB_BYTES = 64;
const MOST_CRUMBS = 5_000;

/** Counts pieces of a body that are hardly worth receiving. Throws 400 when there are too many. */
export class Crumbs {
  private count = 0;

  check({ length }: Buffer): void {
    if (length < CRUMB_BYTES && ++this.count > MOST_CRUMBS) {
      // Nobody reads the rest.
      const headers = { connection: 'close' };
      throw new Problem(400, { services: [{ code: 'msg_request_unreadable' }], headers });
    }
  }
}

/**
 * Yields the pieces of a body as they come; the stream is not destroyed when they are refused: the sender still has to
 * get the answer.
 */
export async function* piecesOf(body: Readable): AsyncGenerator<Buffer> {
  const crumbs = new Crumbs();
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    crumbs.check(piece as Buffer);
    yield piece as Buffer;
  }
}

/** Buffer that grows, so that thousands of pieces take no more memory than one. */
export class GrowingBuffer {
  private buffer = Buffer.alloc(0);
  length = 0;

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(2 * length, 4096));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    piece.copy(this.buffer, this.length);
    this.length = length;
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }
}
