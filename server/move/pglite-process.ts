import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * The process in which the database of a former version (PGlite) runs while it is read. Standard input brings batches
 * of PostgreSQL's protocol, each after its length; the first one says where everything is. The answers leave by the
 * fourth descriptor as the database finds them: writing there waits for the reader, so that a table of any size takes
 * no memory.
 */

const ANSWERS = 3;

interface Pglite {
  waitReady: Promise<void>;
  close(): Promise<void>;
  execProtocolRawStream(
    batch: Uint8Array,
    options: { syncToFs: boolean; onRawData: (piece: Uint8Array) => void },
  ): Promise<void>;
}

interface PgliteClass {
  new (options: object): Pglite;
  new (folder: string, options: object): Pglite;
  defaultStartParams: string[];
}

async function open({ code, folder }: { code: string; folder: string }): Promise<Pglite> {
  const load = (file: string) =>
    import(/* @vite-ignore */ pathToFileURL(path.join(code, file)).href);
  const { PGlite } = (await load('dist/index.js')) as { PGlite: PgliteClass };
  const { pg_trgm } = (await load('dist/contrib/pg_trgm.js')) as { pg_trgm: object };
  const database = new PGlite(folder, {
    extensions: { pg_trgm },
    // As the former version started it: it stops at the log's settings if they differ.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
    ],
  });
  await database.waitReady;
  return database;
}

function answer(piece: Uint8Array): void {
  for (let done = 0; done < piece.length;) {
    try {
      done += fs.writeSync(ANSWERS, piece, done);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

async function* frames(): AsyncGenerator<Buffer> {
  let known = Buffer.alloc(0);
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    known = Buffer.concat([known, piece]);
    for (let size; known.length >= 4 && known.length >= 4 + (size = known.readUInt32BE());) {
      yield known.subarray(4, 4 + size);
      known = known.subarray(4 + size);
    }
  }
}

let database: Pglite | undefined;
for await (const frame of frames()) {
  if (!database) {
    database = await open(JSON.parse(frame.toString()) as { code: string; folder: string });
  } else await database.execProtocolRawStream(frame, { syncToFs: false, onRawData: answer });
}
await database?.close();
process.exit(0);
