import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tightenFolder, tighteningText } from '../../../server/db/owner-only';

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  let folder = '';
  let outside = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    outside = mkdtempSync(join(tmpdir(), 'kontor-test-'));
    mkdirSync(join(folder, 'database', 'base'), { recursive: true });
    for (const name of ['lock', 'database/PG_VERSION', 'database/base/1']) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o666);
    }
    for (const name of ['', 'database', 'database/base']) chmodSync(join(folder, name), 0o755);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    rmSync(outside, { recursive: true });
  });
  const mode = (name: string) => (statSync(join(folder, name)).mode & 0o777).toString(8);

  test('is closed to others with all that is in it, once', async () => {
    const found = await tightenFolder(folder);
    expect(found).toEqual({ tightened: 6, left: 0, isShared: false });
    expect(['', 'database', 'database/base'].map(mode)).toEqual(['700', '700', '700']);
    expect(['lock', 'database/PG_VERSION', 'database/base/1'].map(mode)).toEqual(
      Array(3).fill('600'),
    );
    expect(tighteningText('/srv/kontor', found)).toMatch(
      /^Data folder \/srv\/kontor: .*\(6 files and folders\); now only its owner can\.$/,
    );
    const again = await tightenFolder(folder);
    expect(again).toEqual({ tightened: 0, left: 0, isShared: false });
    expect(tighteningText('/srv/kontor', again)).toBeUndefined();
  });

  test('that is somebody else’s too stays open, and so does what is not Kontor’s', async () => {
    writeFileSync(join(folder, 'letter.odt'), '');
    chmodSync(join(folder, 'letter.odt'), 0o644);
    const found = await tightenFolder(folder);
    expect(found).toEqual({ tightened: 5, left: 0, isShared: true });
    expect([mode(''), mode('letter.odt'), mode('database'), mode('lock')]).toEqual([
      '755',
      '644',
      '700',
      '600',
    ]);
    expect(tighteningText('/home/me', found)).toContain('the folder itself stays as it is');
  });

  test('does not reach through links', async () => {
    chmodSync(outside, 0o755);
    symlinkSync(outside, join(folder, 'database', 'base', 'elsewhere'));
    await tightenFolder(folder);
    expect((statSync(outside).mode & 0o777).toString(8)).toBe('755');
  });
});
