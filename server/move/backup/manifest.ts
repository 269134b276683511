import { Ajv } from 'ajv';
import type { Facts, TableFacts } from '../facts';
import { END, entrySize } from './tar';

/** Format of backups; a reader refuses a later one. */
export const FORMAT = 1;
/** Bytes of COPY text in a chunk. */
export const CHUNK = 4 * 1024 * 1024;
/** Largest manifest in bytes; even ten billion bytes of rows in ten million chunks do not reach it. */
export const LARGEST_MANIFEST = 256 * 1024 * 1024;
/** Bytes of the last entry: always the same, so that a reader finds it from the end. */
export const LOCATOR = 512;
export const [MANIFEST_NAME, LOCATOR_NAME, SECRET_NAME] = [
  'manifest.json',
  'locator.json',
  'secret.key',
];

/** Part of the file, with its hash. */
export interface Entry {
  name: string;
  /** Bytes in the file. */
  size: number;
  /** SHA-256 of them, in hex. */
  sha256: string;
}

/** Piece of a table's rows, compressed by gzip. */
export interface Chunk extends Entry {
  /** Bytes when decompressed. */
  raw: number;
}

/** Content of a backup; all of it is known only when its rows are written, so it comes after them. */
export interface Manifest extends Omit<Facts, 'tables'> {
  format: number;
  tables: (TableFacts & { chunks: Chunk[] })[];
  secret: Entry | null;
}

/** Place of the manifest; the last entry, always of the same size. */
export interface Locator {
  at: number;
  size: number;
  sha256: string;
}

/** Entry with the position of its header. */
export interface PlacedEntry<E extends Entry = Entry> {
  at: number;
  entry: E;
}

/** Name of a table's chunk, from 1. */
export function chunkName(table: string, number: number): string {
  return `rows/${table}/${String(number).padStart(7, '0')}.gz`;
}

/** Every entry before the manifest at its place: one after the other without a gap. */
export function placedEntries({ tables, secret }: Manifest): PlacedEntry<Chunk | Entry>[] {
  let at = 0;
  return [...tables.flatMap(({ chunks }) => chunks), ...(secret ? [secret] : [])].map((entry) => {
    const placed = { at, entry };
    at += entrySize(entry.size);
    return placed;
  });
}

/** Bytes of a whole backup whose manifest is at such a place. */
export function wholeSize({ at, size }: Locator): number {
  return at + entrySize(size) + entrySize(LOCATOR) + END.length;
}

/** Time that all headers carry, in seconds. */
export const secondsOf = ({ created }: Pick<Manifest, 'created'>) => Date.parse(created) / 1000;

/** Writes the locator's entry: its text, filled up with spaces. */
export function writeLocator(locator: Locator & { seconds: number }): Buffer {
  const { at, size, sha256, seconds } = locator;
  return Buffer.from(`${JSON.stringify({ at, size, sha256, seconds })}\n`.padEnd(LOCATOR));
}

/** Reads the locator back; undefined unless it is, to the byte, as it would be written. */
export function readLocator(content: Buffer): (Locator & { seconds: number }) | undefined {
  try {
    const locator = JSON.parse(content.toString('latin1')) as Locator & { seconds: number };
    const isSound = [locator.at, locator.size, locator.seconds].every(
      (value) => Number.isSafeInteger(value) && value >= 0,
    );
    return isSound && writeLocator(locator).equals(content) ? locator : undefined;
  } catch {
    return undefined;
  }
}

const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
/** Texts that people read: with nothing that a terminal would obey. */
const text = { type: 'string', maxLength: 200, pattern: '^[ -~]*$' };
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const object = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });

const isManifest = new Ajv().compile<Manifest>(
  object({
    format: { const: FORMAT },
    created: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.000Z$' },
    product: text,
    postgresql: text,
    migrations: list(object({ name: text, hash }), 10_000),
    tables: list(
      object({
        name: { type: 'string', pattern: '^[a-z0-9_]{1,63}$' },
        columns: list(object({ name: text, type: text }), 1_600),
        rows: count,
        bytes: count,
        digest: { type: 'string', pattern: '^-?\\d{1,40}$' },
        chunks: list(
          object({
            name: text,
            // Data that gzip cannot compress grows a little.
            size: { ...count, minimum: 1, maximum: CHUNK + 65_536 },
            raw: { ...count, minimum: 1, maximum: CHUNK },
            sha256: hash,
          }),
          10_000_000,
        ),
      }),
      10_000,
    ),
    sequences: list(
      object({
        name: text,
        value: { type: 'string', pattern: '^-?\\d{1,19}$' },
        called: { type: 'boolean' },
      }),
      10_000,
    ),
    secret: {
      anyOf: [
        { type: 'null' },
        object({ name: { const: SECRET_NAME }, size: { const: 32 }, sha256: hash }),
      ],
    },
  }),
);

const isLater = new Ajv().compile<Pick<Manifest, 'format' | 'product'>>(
  object({ format: { ...count, minimum: FORMAT + 1 }, product: text }),
);

/** Parses JSON; the parser's own sentence would repeat what is in the file. */
function readJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a manifest whose hash was right; throws a sentence when it is of a later format, or has impossible values. */
export function parseManifest(content: Buffer): Manifest {
  const manifest = readJson(content);
  if (isLater(manifest)) {
    throw new Error(
      `the file is of format ${manifest.format}, written by Kontor ${manifest.product}; this version reads format ${FORMAT} at most`,
    );
  }
  const isSound =
    isManifest(manifest) &&
    manifest.tables.every(({ name, chunks, bytes, rows }) => {
      const names = chunks.every((chunk, index) => chunk.name === chunkName(name, index + 1));
      return names && (rows === 0) === (chunks.length === 0) && (rows === 0) === (bytes === 0);
    });
  if (!isSound) throw new Error('its manifest says what cannot be');
  return manifest;
}
