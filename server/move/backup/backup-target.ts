import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bytesOf, type Source, type Target } from '../source';
import type { Watch } from '../watch';
import { openDraft, type Draft } from './draft';
import {
  CHUNK,
  chunkName,
  FORMAT,
  LOCATOR_NAME,
  MANIFEST_NAME,
  SECRET_NAME,
  secondsOf,
  writeLocator,
  type Chunk,
  type Manifest,
} from './manifest';
import { END } from './tar';

const compress = promisify(gzip);
/** Number of chunks that are compressed at once, each in a thread. */
const AT_ONCE = 3;
/**
 * Level of compression: rows of text shrink well at once; more effort costs three times the time for a tenth of the
 * size.
 */
const LEVEL = 1;

/** Opens a new file as a target. */
export async function openBackupTarget(file: string): Promise<Target> {
  const draft = await openDraft(file);
  return {
    write: (source, secret, watch) => writeBackup(draft, source, secret, watch),
    close: () => draft.discard(),
  };
}

async function writeBackup(
  draft: Draft,
  source: Source,
  secret: Buffer | undefined,
  watch: Watch,
): Promise<void> {
  const { facts } = source;
  const seconds = secondsOf(facts);
  const append = (name: string, content: Buffer) => draft.append(name, content, seconds);
  const tables: Manifest['tables'] = [];
  watch.begin('Writing', bytesOf(facts));
  for (const table of facts.tables) {
    watch.at(table.name);
    const chunks: Chunk[] = [];
    if (table.rows > 0) {
      for await (const { content, raw } of compressed(cut(source.read(table)))) {
        watch.signal.throwIfAborted();
        const name = chunkName(table.name, chunks.length + 1);
        chunks.push({ ...(await append(name, content)), raw });
        watch.add(raw);
      }
    }
    watch.add(0, table.rows);
    tables.push({ ...table, chunks });
  }
  const manifest: Manifest = {
    format: FORMAT,
    ...facts,
    tables,
    secret: secret ? await append(SECRET_NAME, secret) : null,
  };
  const content = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  const at = draft.at;
  const { size, sha256 } = await append(MANIFEST_NAME, content);
  await append(LOCATOR_NAME, writeLocator({ at, size, sha256, seconds }));
  watch.signal.throwIfAborted();
  await draft.finish(END);
}

/** Cuts the input into pieces of a chunk's size; the last one is smaller. */
async function* cut(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunk = Buffer.allocUnsafe(CHUNK);
  let filled = 0;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length;) {
      const part = piece.subarray(from, from + CHUNK - filled);
      chunk.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled < CHUNK) continue;
      yield chunk;
      chunk = Buffer.allocUnsafe(CHUNK);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

/** Compresses chunks, some at once, in their order. */
async function* compressed(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<{ content: Buffer; raw: number }> {
  const running: Promise<{ content: Buffer; raw: number }>[] = [];
  for await (const chunk of chunks) {
    const task = compress(chunk, { level: LEVEL }).then((content) => ({
      content,
      raw: chunk.length,
    }));
    task.catch(() => undefined); // said where it is awaited
    running.push(task);
    if (running.length === AT_ONCE) yield await (running.shift() as (typeof running)[0]);
  }
  for (const task of running) yield await task;
}
