import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { EmbeddedFiles } from './embedded-files';
import type { ThreadAnswer, ThreadRequest } from './embedded-thread';

/** The thread of the embedded database: PostgreSQL itself, which keeps its thread busy until a statement is done. */
const { folder } = workerData as { folder: string };
const port = parentPort;
if (!port) throw new Error('embedded-worker runs in a thread of the server');

const database = new PGlite({
  fs: new EmbeddedFiles(folder),
  extensions: { pg_trgm },
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync', // fdatasync, the default, is one of the calls PGlite swallows
    // Nobody copies the log: what is built in one go, such as an index, is written once.
    '-c',
    'wal_level=minimal',
    '-c',
    'max_wal_senders=0',
    // Log that was moved into the data files is removed, not kept for a burst of writing to come.
    '-c',
    'min_wal_size=32MB',
    '-c',
    'max_wal_size=64MB',
  ],
});
await database.waitReady;

const answer = (message: ThreadAnswer, move: ArrayBuffer[] = []) => port.postMessage(message, move);

/** The answer, moved instead of copied. */
async function run(id: number, batch: Uint8Array): Promise<void> {
  const pieces: Uint8Array[] = [];
  // As a stream: `execProtocolRaw` parses each answer as well, and keeps all it has ever parsed (0.5.16).
  await database.execProtocolRawStream(batch, {
    // PostgreSQL flushes by itself, see embedded-files.ts.
    syncToFs: false,
    // What is handed over is PostgreSQL's own memory.
    onRawData: (piece) => pieces.push(piece.slice()),
  });
  const found = joined(pieces);
  answer({ id, answer: found }, [found.buffer as ArrayBuffer]);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function serve(request: ThreadRequest): Promise<void> {
  const { id } = request;
  try {
    if ('batch' in request) return await run(id, request.batch);
    await database.close();
    answer({ id, closed: true });
  } catch (error) {
    answer({ id, error });
  }
}

let last = Promise.resolve();
port.on('message', (request: ThreadRequest) => {
  last = last.then(() => serve(request));
});
answer({ ready: true });
