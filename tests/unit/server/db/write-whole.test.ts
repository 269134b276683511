import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWhole } from '../../../../server/db/write-whole';

let folder = '';
let file = '';
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'kontor-whole-'));
  file = join(folder, 'note');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('a file that is written whole', () => {
  test('is its owner’s alone, and replaces the former one and what a crash has left', async () => {
    fs.writeFileSync(file, 'former');
    fs.writeFileSync(`${file}.new`, 'half');
    await writeWhole(file, 'present');
    expect(fs.readFileSync(file, 'utf8')).toBe('present');
    expect(fs.readdirSync(folder)).toEqual(['note']);
    if (process.platform !== 'win32') expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  test.skipIf(process.platform === 'win32')('follows no link', async () => {
    const other = join(folder, 'other');
    fs.writeFileSync(other, 'mine');
    for (const name of [file, `${file}.new`]) fs.symlinkSync(other, name);
    await writeWhole(file, 'present');
    expect(fs.readFileSync(other, 'utf8')).toBe('mine');
    expect(fs.lstatSync(file).isFile()).toBe(true);
  });

  test('stays as it was when it cannot be written', async () => {
    fs.writeFileSync(file, 'former');
    fs.mkdirSync(`${file}.new`);
    await expect(writeWhole(file, 'present')).rejects.toThrow();
    expect(fs.readFileSync(file, 'utf8')).toBe('former');
  });
});
