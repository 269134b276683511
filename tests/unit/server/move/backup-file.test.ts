import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs, { promises } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBackupSource } from '../../../../server/move/backup/backup-source';
import { openBackupTarget } from '../../../../server/move/backup/backup-target';
import { checkBackup } from '../../../../server/move/backup/check-backup';
import type { CheckProgress } from '../../../../server/move/backup/check-progress';
import { openBackup } from '../../../../server/move/backup/open-backup';
import { writeLocator, type Manifest } from '../../../../server/move/backup/manifest';
import { END, entrySize, padding, tarHeader } from '../../../../server/move/backup/tar';
import { quietWatch, type Watch } from '../../../../server/move/watch';
import { paperCompany } from '../../../support/paper-company';

let folder = '';
let file = '';
const secret = Buffer.alloc(32, 7);
const quiet = quietWatch(() => undefined);

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'kontor-backup-'));
  file = join(folder, 'company.kontor');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

async function write(long = 1, watch: Watch = quiet): Promise<Buffer> {
  const target = await openBackupTarget(file);
  await target.write(paperCompany(long), secret, watch).finally(() => target.close());
  return fs.readFileSync(file);
}

/** All that a restore reads, table by table; throws what a restore throws. */
async function restore(): Promise<Record<string, string>> {
  const { source } = await openBackupSource(file);
  try {
    const found: Record<string, string> = {};
    for (const table of source.facts.tables) {
      const pieces: Uint8Array[] = [];
      for await (const piece of source.read(table)) pieces.push(piece);
      found[table.name] = Buffer.concat(pieces).toString();
    }
    return found;
  } finally {
    await source.close();
  }
}

const refusal = () =>
  restore().then(
    () => undefined,
    (error: Error) => error.message,
  );

const verdict = () =>
  checkBackup(file, quiet).then(
    ({ damages }) => damages.join('\n') || undefined,
    (error: Error) => error.message,
  );

describe('a backup file', () => {
  test('gives back what was written, with the facts and the key', async () => {
    await write();
    const { source, secret: key } = await openBackupSource(file);
    await source.close();
    expect(source.facts).toMatchObject(paperCompany().facts);
    expect(key).toEqual(secret);
    expect(await restore()).toEqual({
      addresses: '1\tMüller\n2\tSöhne\n3\t\\N\n',
      empty: '',
      files: '1\t\\\\x00ff\n2\t\\\\x\n',
    });
    expect(await verdict()).toBeUndefined();
  });

  test('is a tar for everybody else, its owner’s alone, and replaces no other one', async () => {
    await write();
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual([
      'rows/addresses/0000001.gz',
      'rows/files/0000001.gz',
      'secret.key',
      'manifest.json',
      'locator.json',
    ]);
    expect(execFileSync('tar', ['-xOf', file, 'secret.key'])).toEqual(secret);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    await expect(write()).rejects.toThrow('exists already');
    expect(fs.readdirSync(folder)).toEqual(['company.kontor']);
  });

  test('cuts many rows into chunks, and puts them together again', async () => {
    const long = 200_000;
    await write(long);
    const { addresses } = await restore();
    expect(addresses).toBe('1\tMüller\n2\tSöhne\n3\t\\N\n'.repeat(long));
    const { source } = await openBackupSource(file);
    await source.close();
    const [first] = (source.facts as Manifest).tables;
    expect(first?.chunks.length).toBeGreaterThan(1);
    expect(await verdict()).toBeUndefined();
  });

  test('is not there when its writer fails or is interrupted', async () => {
    const controller = new AbortController();
    const add = () => controller.abort(new Error('interrupted'));
    await expect(write(1, { ...quiet, add, signal: controller.signal })).rejects.toThrow();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('replaces no other one that came while it was written', async () => {
    const target = await openBackupTarget(file);
    fs.writeFileSync(file, 'somebody’s');
    await expect(target.write(paperCompany(), secret, quiet)).rejects.toThrow('exists already');
    await target.close();
    expect(fs.readdirSync(folder)).toEqual(['company.kontor']);
    expect(fs.readFileSync(file, 'utf8')).toBe('somebody’s');
  });

  test('is whole where a disk knows no links, and replaces no other one there either', async () => {
    const link = vi.spyOn(promises, 'link');
    link.mockRejectedValue(Object.assign(new Error('no links'), { code: 'EPERM' }));
    await write();
    expect(await verdict()).toBeUndefined();
    fs.rmSync(file);
    const target = await openBackupTarget(file);
    fs.writeFileSync(file, 'somebody’s');
    await expect(target.write(paperCompany(), secret, quiet)).rejects.toThrow('exists already');
    await target.close();
    expect(fs.readFileSync(file, 'utf8')).toBe('somebody’s');
    expect(link).toHaveBeenCalledTimes(2);
    link.mockRestore();
  });

  test('a draft that a crash has left goes after a day, a younger one stays', async () => {
    const [old, young] = ['0123abcd', '4567abcd'].map((id) => `${file}.${id}.part`) as [
      string,
      string,
    ];
    for (const draft of [old, young]) fs.writeFileSync(draft, '');
    const before = new Date(Date.now() - 25 * 3_600_000);
    fs.utimesSync(old, before, before);
    // What leads nowhere is none.
    fs.symlinkSync('nowhere', `${file}.89abcdef.part`);
    await write();
    expect(fs.readdirSync(folder).sort()).toEqual([
      'company.kontor',
      'company.kontor.4567abcd.part',
      'company.kontor.89abcdef.part',
    ]);
  });
});

describe('damage is found before or while it is read', () => {
  test('every byte that differs, bit by bit', async () => {
    const sound = await write();
    const missed: number[] = [];
    for (let at = 0; at < sound.length; at += 11) {
      const damaged = Buffer.from(sound);
      damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
      fs.writeFileSync(file, damaged);
      if ((await verdict()) === undefined) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  test('every length but the right one', async () => {
    const sound = await write();
    for (let length = 0; length < sound.length; length += 101) {
      fs.writeFileSync(file, sound.subarray(0, length));
      expect(await refusal(), `${length} bytes`).toContain(file);
    }
    fs.writeFileSync(file, Buffer.concat([sound, Buffer.alloc(512)]));
    expect(await refusal()).toContain('cannot be used');
  });

  test('a chunk that is missing or stands elsewhere, by its name', async () => {
    const sound = await write();
    const { source } = await openBackupSource(file);
    await source.close();
    const chunks = (source.facts as Manifest).tables.flatMap((table) => table.chunks);
    const [first, second] = chunks.map(({ size }) => entrySize(size)) as [number, number];
    fs.writeFileSync(file, sound.subarray(first));
    expect(await refusal()).toContain('rows/addresses/0000001.gz');
    const swapped = [sound.subarray(first, first + second), sound.subarray(0, first)];
    fs.writeFileSync(file, Buffer.concat([...swapped, sound.subarray(first + second)]));
    expect(await refusal()).toContain('rows/addresses/0000001.gz');
  });

  test('content that differs, by its name, also in a restore that has begun', async () => {
    const sound = await write();
    const damaged = Buffer.from(sound);
    damaged[520] = (damaged[520] as number) ^ 1;
    fs.writeFileSync(file, damaged);
    expect(await refusal()).toMatch(/rows\/addresses\/0000001\.gz .*not as it was written/);
    expect(await verdict()).toMatch(/rows\/addresses\/0000001\.gz .*not as it was written/);
  });

  /** A file whose hashes are right, and whose manifest says what somebody wants it to say. */
  function forge(chunk: Buffer, change: (manifest: Manifest) => unknown): void {
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    const name = 'rows/addresses/0000001.gz';
    const { facts } = paperCompany();
    const chunks = [{ name, size: chunk.length, sha256: sha256(chunk), raw: 20 }];
    const tables = facts.tables.slice(0, 1).map((table) => ({ ...table, chunks }));
    const manifest: Manifest = { format: 1, ...facts, tables, secret: null };
    change(manifest);
    const content = Buffer.from(JSON.stringify(manifest));
    const seconds = Date.parse(facts.created) / 1000;
    const at = entrySize(chunk.length);
    const locator = writeLocator({ at, size: content.length, sha256: sha256(content), seconds });
    const entry = (entryName: string, bytes: Buffer) => [
      tarHeader(entryName, bytes.length, seconds),
      bytes,
      padding(bytes.length),
    ];
    const entries = [
      ...entry(name, chunk),
      ...entry('manifest.json', content),
      ...entry('locator.json', locator),
    ];
    fs.writeFileSync(file, Buffer.concat([...entries, END]));
  }

  test('a chunk that unpacks to more than the manifest says', async () => {
    forge(gzipSync(Buffer.alloc(100 * 1024 * 1024)), () => undefined);
    expect(await refusal()).toContain('larger than the manifest says');
  });

  test('a manifest that says what cannot be, or is of a later format', async () => {
    const chunk = gzipSync(Buffer.alloc(20));
    forge(chunk, () => undefined);
    expect(await refusal()).toBeUndefined();
    forge(chunk, (manifest) => {
      (manifest.tables[0] as Manifest['tables'][0]).chunks[0]!.raw = 1e12;
    });
    expect(await refusal()).toContain('says what cannot be');
    forge(chunk, (manifest) => (manifest.format = 2));
    expect(await refusal()).toContain('format 2');
  });

  test.each<[string, (manifest: Manifest) => unknown]>([
    ['a later format', (manifest) => Object.assign(manifest, { format: 2, product: '\x1b[2J' })],
    ['a format', (manifest) => Object.assign(manifest, { format: '9\x1b[2J' })],
    ['the product', (manifest) => (manifest.product = '1\x1b]0;title\x07')],
    ['a migration', (manifest) => (manifest.migrations[0]!.name = '0001\u009b2J')],
    ['a sequence', (manifest) => (manifest.sequences[0]!.name = 'one\u202etwo')],
  ])('what a terminal would obey in %s', async (_, change) => {
    forge(gzipSync(Buffer.alloc(20)), change);
    expect(await refusal()).toMatch(/says what cannot be\.$/);
  });
});

describe('a check that was interrupted', () => {
  test('goes on where it was, and forgets it when it is done', async () => {
    await write();
    const controller = new AbortController();
    const interrupted = { ...quiet, signal: controller.signal, at: () => controller.abort() };
    await expect(checkBackup(file, interrupted)).rejects.toThrow();
    const seen: string[] = [];
    const said: string[] = [];
    const second = {
      ...quietWatch((text) => said.push(text)),
      at: (name: string) => seen.push(name),
    };
    expect((await checkBackup(file, second as Watch)).damages).toEqual([]);
    expect(seen).toEqual(['rows/files/0000001.gz', 'secret.key']);
    expect(said).toEqual(['Going on after 1 of 3 pieces.']);
    expect(fs.readdirSync(folder)).toEqual(['company.kontor']);
  });

  /** Which pieces are looked at where this was noted before. */
  async function piecesAfter(note: (name: string, known: CheckProgress) => void) {
    await write();
    const { identity, close } = await openBackup(file);
    await close();
    note(`${file}.check`, { identity, next: 2, damages: [], rows: 0 });
    const seen: string[] = [];
    await checkBackup(file, { ...quiet, at: (name: string) => seen.push(name) } as Watch);
    return seen.length;
  }
  const writeNote = (name: string, content: unknown) =>
    fs.writeFileSync(name, JSON.stringify(content), { mode: 0o600 });

  test('believes a note of its own', async () => {
    expect(await piecesAfter(writeNote)).toBe(1);
  });

  test.each<[string, object]>([
    ['all was sound', { next: 3 }],
    ['too much was looked at', { next: 1e9 }],
    ['less than nothing was', { next: -1 }],
    ['half a piece was', { next: 0.5 }],
    ['rows are words', { rows: 'many' }],
    ['damages are none', { damages: [{}] }],
    ['damages are without end', { damages: Array(30).fill('x') }],
  ])('believes no note by which %s', async (_, change) => {
    expect(await piecesAfter((name, known) => writeNote(name, { ...known, ...change }))).toBe(3);
  });

  test.skipIf(process.platform === 'win32')(
    'believes no note that others could write',
    async () => {
      const others = (name: string, known: CheckProgress) => {
        writeNote(name, known);
        fs.chmodSync(name, 0o622);
      };
      expect(await piecesAfter(others)).toBe(3);
      fs.rmSync(file);
      const linked = (name: string, known: CheckProgress) => {
        writeNote(join(folder, 'elsewhere'), known);
        fs.symlinkSync('elsewhere', name);
      };
      expect(await piecesAfter(linked)).toBe(3);
      expect(fs.existsSync(join(folder, 'elsewhere'))).toBe(true);
    },
  );

  test('begins anew with a copy, which may be damaged', async () => {
    const copied = (name: string, known: CheckProgress) => {
      writeNote(name, known);
      fs.cpSync(file, `${file}.copy`, { preserveTimestamps: true });
      fs.renameSync(`${file}.copy`, file);
    };
    expect(await piecesAfter(copied)).toBe(3);
  });

  test('begins anew with a file that is another one', async () => {
    await write();
    const controller = new AbortController();
    const interrupted = { ...quiet, signal: controller.signal, at: () => controller.abort() };
    await expect(checkBackup(file, interrupted)).rejects.toThrow();
    const later = new Date(Date.now() + 5_000);
    fs.utimesSync(file, later, later);
    const seen: string[] = [];
    await checkBackup(file, { ...quiet, at: (name) => seen.push(name) } as Watch);
    expect(seen).toHaveLength(3);
  });
});
