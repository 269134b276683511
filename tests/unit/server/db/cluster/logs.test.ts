import fs from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastLog, removeOldLogs } from '../../../../../server/db/cluster/logs';

let cluster = '';
beforeEach(() => {
  cluster = fs.mkdtempSync(join(tmpdir(), 'kontor-logs-'));
  fs.mkdirSync(join(cluster, 'log'));
});
afterEach(() => fs.rmSync(cluster, { recursive: true }));

/** Writes a log as it was so many hours ago. */
function write(name: string, hours: number, content = name): string {
  const file = join(cluster, 'log', name);
  fs.writeFileSync(file, content);
  const at = new Date(Date.now() - hours * 3_600_000);
  fs.utimesSync(file, at, at);
  return file;
}

describe('the last words of a database', () => {
  test('are the last lines of the newest log, however long it is', async () => {
    write('postgresql-Mon.log', 2);
    const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
    const file = write('postgresql-2026-11-28_101112.log', 1, `${lines.join('\n')}\n`);
    expect(await lastLog(cluster)).toBe(`${file}:\n${lines.slice(-10).join('\n')}`);
  });

  test('are none where there is no log, or an empty one', async () => {
    expect(await lastLog(cluster)).toBe('');
    write('postgresql-Mon.log', 2, '');
    expect(await lastLog(cluster)).toBe('');
    expect(await lastLog(join(cluster, 'none'))).toBe('');
  });

  test.skipIf(process.platform === 'win32')('never come from a link or a pipe', async () => {
    const secret = join(cluster, 'secret');
    fs.writeFileSync(secret, 'secret');
    fs.symlinkSync(secret, join(cluster, 'log/postgresql-Mon.log'));
    spawnSync('mkfifo', [join(cluster, 'log/postgresql-Tue.log')]);
    expect(await lastLog(cluster)).toBe('');
  });
});

test('logs go when they are old or too many, the newest and what is none stays', async () => {
  write('postgresql-Mon.log', 9 * 24);
  write('notes.txt', 9 * 24);
  for (let hours = 1; hours <= 25; hours++)
    write(`postgresql-2026-11-28_${100 + hours}.log`, hours);
  await removeOldLogs(cluster, undefined);
  const left = fs.readdirSync(join(cluster, 'log')).sort();
  const expected = Array.from(
    { length: 20 },
    (_, index) => `postgresql-2026-11-28_${101 + index}.log`,
  );
  expect(left).toEqual(['notes.txt', ...expected]);
  for (const name of expected) write(name, 10 * 24);
  await removeOldLogs(cluster, undefined);
  expect(fs.readdirSync(join(cluster, 'log'))).toHaveLength(2);
});
