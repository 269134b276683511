import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { releaseOnError } from '../../db/release';
import type { Source } from '../source';
import { placedEntries, SECRET_NAME, type Chunk, type PlacedEntry } from './manifest';
import { openBackup, type OpenBackup } from './open-backup';

const decompress = promisify(gunzip);

/** Opens a backup as a source, with the key that was stored along. */
export async function openBackupSource(
  file: string,
): Promise<{ source: Source; secret: Buffer | undefined }> {
  const backup = await openBackup(file);
  const { manifest } = backup;
  const placed = placedEntries(manifest);
  const byName = new Map(placed.map((one) => [one.entry.name, one]));
  const key = byName.get(SECRET_NAME);
  const tables = new Map(manifest.tables.map(({ name, chunks }) => [name, chunks]));
  return releaseOnError(
    async () => ({
      source: {
        facts: manifest,
        read: ({ name }) => {
          const chunks = tables.get(name) ?? [];
          return rowsOf(
            backup,
            chunks.map((chunk) => byName.get(chunk.name) as PlacedEntry<Chunk>),
          );
        },
        close: backup.close,
      },
      secret: key && (await backup.read(key)),
    }),
    backup.close,
  );
}

/** Decompresses chunks one after the other; the next one is read while one is being processed. */
async function* rowsOf(
  backup: OpenBackup,
  chunks: readonly PlacedEntry<Chunk>[],
): AsyncGenerator<Buffer> {
  const start = (index: number) => {
    const chunk = chunks[index];
    const task = chunk && readChunk(backup, chunk);
    task?.catch(() => undefined); // said where it is awaited
    return task;
  };
  let next = start(0);
  for (let index = 1; next; index++) {
    const rows = await next;
    next = start(index);
    yield rows;
  }
}

/** Reads a chunk and decompresses it, never to more than it should have. */
export async function readChunk(backup: OpenBackup, placed: PlacedEntry<Chunk>): Promise<Buffer> {
  const { name, raw } = placed.entry;
  const content = await backup.read(placed);
  const rows = await decompress(content, { maxOutputLength: raw }).catch((cause: unknown) => {
    throw new Error(`${name} is larger than the manifest says, or cannot be decompressed`, {
      cause,
    });
  });
  if (rows.length !== raw) throw new Error(`${name} has ${rows.length} bytes, not ${raw}`);
  return rows;
}
