import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPglite, moveFromPglite } from '../../../server/move/from-pglite';
import { testCluster } from '../../support/test-cluster';
import { createDatabase, type EmptyDatabase } from '../../support/create-database';

/** A data folder of the last version whose database ran within Kontor's own process. */
const FORMER = 'tests/fixtures/databases/2026-11-28-pglite.tar.br';

describe('a database of the former kind', () => {
  let data = '';
  let target: EmptyDatabase;
  const said: string[] = [];
  const moveIt = (url: string) => moveFromPglite(data, url, (text) => said.push(text));

  beforeAll(async () => {
    // Fetched once for all runs.
    vi.stubEnv('XDG_CACHE_HOME', resolve('node_modules/.cache'));
    data = await fs.mkdtemp(join(tmpdir(), 'kontor-pglite-'));
    const input = brotliDecompressSync(readFileSync(FORMER));
    spawnSync('tar', ['-xf', '-', '-C', data], { input });
    target = await createDatabase(testCluster());
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await target.drop();
    await fs.rm(data, { recursive: true, force: true });
  });

  test('stays as it was when its way fails, and is moved by the next start', async () => {
    const before = await filesOf(join(data, 'database'));
    await target.query('create table something (id int)');
    await expect(moveIt(target.url)).rejects.toThrow('is not empty');
    await target.query('drop table something');
    expect(await isPglite(data)).toBe(true);

    await moveIt(target.url);
    expect(await isPglite(data)).toBe(false);
    expect(await fs.readdir(data)).not.toContain('database.opened');
    // Not a byte of what is kept has changed.
    expect(await filesOf(join(data, 'database.pglite'))).toEqual(before);
    expect(said.at(-1)).toContain(join(data, 'database.pglite'));

    expect(await target.query('select name1, ort from addresses')).toEqual([
      { name1: 'Müller & Söhne GmbH', ort: 'Köln' },
    ]);
    const [found] = await target.query<Record<string, unknown>>(
      `select (select name from users) as user,
         (select belegstatus from sales_documents) as status,
         (select string_agg(bezeichnung, '|' order by id) from sales_positions) as lines,
         (select count(*)::int from images) as images,
         (select sha256 from files) as hash,
         (select encode(sha256(string_agg(bytes, '' order by nr)), 'hex') from file_chunks
           where content_id = (select content_id from files)) as content`,
    );
    expect(found).toMatchObject({ user: 'Jörg Müßig', status: '3', images: 1 });
    expect(found?.lines).toBe('Prüfung\tvor Ort|Mehrzeilig\nund \\N');
    expect(found?.content).toBe(found?.hash);
  }, 120_000);

  test('that had arrived before a crash is not moved twice', async () => {
    await fs.rename(join(data, 'database.pglite'), join(data, 'database'));
    said.length = 0;
    await moveIt(target.url);
    expect(said).toEqual([expect.stringContaining('is kept as')]);
    expect(await target.query('select name1 from addresses')).toHaveLength(1);
    expect(await isPglite(data)).toBe(false);
  });
});

/** Every file below a folder with its size and the time of its last change. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of (await fs.readdir(folder, { recursive: true })).sort()) {
    const stat = await fs.stat(join(folder, name));
    if (stat.isFile()) found[name] = `${stat.size} ${stat.mtimeMs}`;
  }
  return found;
}
