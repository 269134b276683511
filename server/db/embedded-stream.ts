import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EmbeddedThread } from './embedded-thread';

/** Bytes of an answer that are read at once; then everybody else has a turn. */
const SLICE = 128 * 1024;
/** Message of a client that says goodbye. */
const TERMINATE = 0x58;

type Done = (error?: Error | null) => void;

/**
 * The wire between node-postgres and the embedded database, in a socket's place. node-postgres corks what
 * belongs to one statement, so all of it comes as one batch, which is five times faster than message by message.
 */
export class EmbeddedStream extends Duplex {
  private readonly thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    super();
    this.thread = thread;
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    void this.exchange(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: Done): void {
    void this.exchange(chunk, done);
  }

  override _read(): void {
    // What the database says is pushed as it comes.
  }

  /** As a socket's other side would: node-postgres waits for it when it ends a connection that was busy. */
  override _final(done: Done): void {
    this.push(null);
    done();
  }

  private async exchange(batch: Buffer, done: Done): Promise<void> {
    try {
      // It would end PostgreSQL itself, for everybody.
      if (batch[0] === TERMINATE) return done();
      const { buffer, byteOffset, byteLength } = await this.thread.run(batch);
      const answer = Buffer.from(buffer, byteOffset, byteLength);
      for (let at = 0; at < answer.length; at += SLICE) {
        if (at > 0) await nextTurn();
        this.push(answer.subarray(at, at + SLICE));
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  // What is asked of sockets only.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
