import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import {
  LARGEST_MANIFEST,
  LOCATOR,
  LOCATOR_NAME,
  MANIFEST_NAME,
  parseManifest,
  placedEntries,
  readLocator,
  secondsOf,
  wholeSize,
  type Entry,
  type Manifest,
  type PlacedEntry,
} from './manifest';
import { END, entrySize, padding, tarHeader } from './tar';

/** Backup whose manifest was read and fits the file. */
export interface OpenBackup {
  manifest: Manifest;
  /** Identity that distinguishes this backup from every other one. */
  identity: string;
  /** Reads an entry; throws a sentence that names it when anything of it is not as it was written. */
  read(placed: PlacedEntry): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a backup from its end, where the manifest is, and looks at every header, so that missing, surplus or misplaced
 * data is known before a row is read. Throws a sentence that says what is wrong.
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const handle = await fs.open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${file} does not exist`) : error;
  });
  try {
    const { size, mtimeMs, ctimeMs, dev, ino } = await handle.stat();
    const bytes = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    const read = (seconds: number) => async (placed: PlacedEntry) =>
      sound(placed, await bytes(placed.at, entrySize(placed.entry.size)), seconds);
    const tail = await bytes(
      Math.max(0, size - entrySize(LOCATOR) - END.length),
      entrySize(LOCATOR) + END.length,
    );
    const locator = readLocator(tail.subarray(512, 512 + LOCATOR));
    const isEnd =
      locator &&
      tarHeader(LOCATOR_NAME, LOCATOR, locator.seconds).equals(tail.subarray(0, 512)) &&
      tail.subarray(-END.length).equals(END);
    if (!locator || !isEnd) {
      throw new Error(
        'its end is missing or damaged: the file was cut off, changed, or is no backup',
      );
    }
    if (locator.size > LARGEST_MANIFEST) throw new Error('its manifest is larger than any can be');
    const entry: Entry = { name: MANIFEST_NAME, size: locator.size, sha256: locator.sha256 };
    // In a file that lost or gained bytes the manifest is elsewhere than it says.
    const missing = wholeSize(locator) - size;
    const at = locator.at - missing;
    const manifest = parseManifest(content(await read(locator.seconds)({ at, entry }), entry));
    const placed = placedEntries(manifest);
    for (const { at, entry } of placed) {
      const header = tarHeader(entry.name, entry.size, locator.seconds);
      if (!header.equals(await bytes(at, 512)))
        throw damaged({ at, entry }, 'is not where it should be');
    }
    const last = placed.at(-1);
    const end = last ? last.at + entrySize(last.entry.size) : 0;
    if (missing !== 0 || end !== locator.at || secondsOf(manifest) !== locator.seconds) {
      throw new Error(
        `it has ${Math.abs(missing)} bytes ${missing < 0 ? 'more' : 'less'} than were written`,
      );
    }
    return {
      manifest,
      // A copy has the same bytes and perhaps the same time, and may be damaged all the same.
      identity: [entry.sha256, size, mtimeMs, ctimeMs, dev, ino].join(' '),
      read: async (placed) =>
        content(
          await read(locator.seconds)(placed).catch((cause: Error) => {
            throw new Error(`${file} is damaged: ${cause.message}.`, { cause });
          }),
          placed.entry,
        ),
      close: () => handle.close(),
    };
  } catch (cause) {
    await handle.close();
    throw new Error(`${file} cannot be used: ${(cause as Error).message}.`, { cause });
  }
}

/** Returns an entry's bytes, if each of them is as it was written. */
function sound({ at, entry }: PlacedEntry, bytes: Buffer, seconds: number): Buffer {
  const { name, size, sha256 } = entry;
  const body = bytes.subarray(512, 512 + size);
  if (bytes.length < entrySize(size)) throw damaged({ at, entry }, 'is cut off');
  if (!tarHeader(name, size, seconds).equals(bytes.subarray(0, 512))) {
    throw damaged({ at, entry }, 'is not where it should be');
  }
  if (createHash('sha256').update(body).digest('hex') !== sha256) {
    throw damaged({ at, entry }, 'is not as it was written');
  }
  if (!padding(size).equals(bytes.subarray(512 + size))) {
    throw damaged({ at, entry }, 'is followed by other bytes than were written');
  }
  return bytes;
}

const content = (bytes: Buffer, { size }: Entry) => bytes.subarray(512, 512 + size);

function damaged({ at, entry }: PlacedEntry, how: string): Error {
  return new Error(`${entry.name} (bytes ${at} to ${at + entrySize(entry.size)}) ${how}`);
}
