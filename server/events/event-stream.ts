import { Readable } from 'node:stream';
import type { Caller } from '../http/access/caller';

/** Bytes of text that may wait for a slow client; what comes on top is dropped, and the client told to fetch anew. */
const MOST_WAITING = 64 * 1024;

/** Event stream of one browser (text/event-stream). Writing to it never waits. */
export class EventStream extends Readable {
  private hasLost = false;
  private isFinished = false;

  constructor(
    public caller: Caller,
    /** Hash of the access token the stream was opened with, in hexadecimal digits. */
    readonly tokenHash: string,
  ) {
    super({ highWaterMark: MOST_WAITING / 4 });
  }

  /** Sends an event with data, or drops it while the client is too slow. */
  tell(name: string, data: object): void {
    this.write(text(name, data));
  }

  /** Sends a comment, which proves to both sides that the connection lives. */
  beat(): void {
    this.write(': \n\n');
  }

  /** Tells the client that events may be missing: it has to fetch what it shows. */
  tellToReload(): void {
    this.tell('neuladen', {});
  }

  finish(): void {
    if (!this.isFinished) this.push(null);
    this.isFinished = true;
  }

  override _read(): void {
    if (!this.hasLost || this.isFinished) return;
    this.hasLost = false;
    this.push(text('neuladen', {}));
  }

  private write(block: string): void {
    if (this.destroyed || this.isFinished) return;
    if (this.hasLost || this.readableLength + block.length > MOST_WAITING) this.hasLost = true;
    else this.push(block);
  }
}

function text(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
