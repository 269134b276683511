import { spawn, type ChildProcess } from 'node:child_process';
import { Duplex, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { separateModule } from '../separate-module';

/** Message of a client that says goodbye. */
const TERMINATE = 0x58;
const MOST_LAST_WORDS = 2_000;
/** Variables that a system needs to run a process; the rest of the environment holds secrets. */
const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME'];

type Done = (error?: Error | null) => void;

/** Wire between node-postgres and a database of a former version in a process of its own, in place of a socket. */
export class PgliteStream extends Duplex {
  private readonly child: ChildProcess;
  private readonly answers: Readable;
  private lastWords = '';

  /** `code`: folder of the package; `folder`: the database, which nobody else uses. */
  constructor(code: string, folder: string) {
    super();
    const { start, module } = separateModule('./pglite-process', import.meta.url);
    const env = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
    this.child = spawn(process.execPath, [fileURLToPath(start), module.href], {
      env,
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    });
    this.answers = this.child.stdio[3] as Readable;
    this.answers.on('data', (piece: Buffer) => {
      if (!this.push(piece)) this.answers.pause();
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-MOST_LAST_WORDS);
    });
    this.child.stdin?.on('error', () => undefined); // said when the process has ended
    this.child.once('error', (error) => this.destroy(error));
    this.child.once('close', (code, signal) => {
      if (code === 0) this.push(null);
      else
        this.destroy(
          new Error(`the former database ended (${signal ?? code}). ${reasonIn(this.lastWords)}`),
        );
    });
    this.send(Buffer.from(JSON.stringify({ code, folder })), () => undefined);
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: Done): void {
    if (chunk[0] !== TERMINATE) return this.send(chunk, done);
    this.child.stdin?.end();
    done();
  }

  override _read(): void {
    this.answers.resume();
  }

  override _final(done: Done): void {
    this.child.stdin?.end();
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.child.kill('SIGKILL');
    done(error);
  }

  private send(batch: Buffer, done: Done): void {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(batch.length);
    this.child.stdin?.write(Buffer.concat([size, batch]), (error) => done(error));
  }

  // Called on sockets only.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}

/** Finds the line that names the error; a stack follows it. */
function reasonIn(words: string): string {
  return /^.*\b(?:Error|FATAL|PANIC)\b.*$/m.exec(words)?.[0].trim() ?? words.trim();
}
