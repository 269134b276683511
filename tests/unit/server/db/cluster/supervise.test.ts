import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endWithThisProcess, watchOver } from '../../../../../server/db/cluster/end-with-process';
import { supervise } from '../../../../../server/db/cluster/supervise';
import { watcherOf } from '../../../../support/company-folder';

let cluster = '';
beforeEach(() => {
  cluster = fs.mkdtempSync(join(tmpdir(), 'kontor-supervise-'));
});
afterEach(() => {
  vi.useRealTimers();
  fs.rmSync(cluster, { recursive: true });
});

const started = () => {
  const file = join(cluster, 'started');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
};

/** Supervises a program in the place of PostgreSQL, which notes its number each time it starts. */
function superviseProgram(script: string, answers: () => boolean) {
  const program = join(cluster, 'program');
  fs.writeFileSync(program, `#!/bin/sh\necho $$ >> ${cluster}/started\n${script}\n`, {
    mode: 0o700,
  });
  const said: string[] = [];
  const ending = new AbortController();
  const supervision = supervise({
    cluster,
    name: 'kontor-test',
    binaries: { version: '18', program: () => program },
    account: undefined,
    settings: {},
    answers: async () => answers(),
    say: (text) => said.push(text),
    ending: ending.signal,
  });
  return { supervision, said, ending };
}

const isUp = () => started().length > 0;
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('a database that is supervised', () => {
  test('is started again when it ends by itself', async () => {
    const { supervision, said } = superviseProgram('exec sleep 600', isUp);
    const { stop } = await supervision;
    process.kill(started()[0] as number, 'SIGKILL');
    await expect.poll(started, { timeout: 10_000 }).toHaveLength(2);
    expect(said).toEqual(['The database has ended by itself (SIGKILL) and is started again.']);
    await stop();
    expect(started().filter(isRunning)).toEqual([]);
  });

  test('is not when this process has been told to end', async () => {
    const { supervision, said, ending } = superviseProgram('exec sleep 600', isUp);
    const { stop } = await supervision;
    ending.abort();
    process.kill(started()[0] as number, 'SIGTERM');
    // Fulfilled when nobody waits any more for a moment to start it.
    await stop();
    expect(said).toEqual([]);
    expect(started()).toHaveLength(1);
  });

  test('gives a start up when this process is told to end', async () => {
    const { supervision, ending } = superviseProgram('exec sleep 600', () => false);
    await expect.poll(started).toHaveLength(1);
    ending.abort(new Error('interrupted'));
    await expect(supervision).rejects.toThrow('interrupted');
    expect(started().filter(isRunning)).toEqual([]);
  });

  test('ends at last, also when it heeds no polite signal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { supervision, ending } = superviseProgram(
      `trap '' INT QUIT; exec sleep 600`,
      () => false,
    );
    await vi.waitUntil(isUp);
    const [pid] = started() as [number];
    const given = expect(supervision).rejects.toThrow('interrupted');
    ending.abort(new Error('interrupted'));
    await vi.waitUntil(() => vi.getTimerCount() >= 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isRunning(pid)).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await given;
    expect(isRunning(pid)).toBe(false);
  });
});

describe.skipIf(process.platform !== 'linux')('who watches over a database', () => {
  let database: ChildProcess;
  let ended: Promise<unknown>;
  const mark = () => join(cluster, 'postmaster.pid');
  beforeEach(() => {
    database = spawn('sleep', ['600'], { stdio: 'ignore' });
    ended = new Promise((resolve) => database.once('exit', (_, signal) => resolve(signal)));
  });
  afterEach(() => void database.kill('SIGKILL'));

  test('ends it also when its mark comes later', async () => {
    const watcher = watchOver(database.pid as number, mark(), undefined);
    watcher.stdin?.end();
    fs.writeFileSync(mark(), '');
    setTimeout(() => fs.writeFileSync(mark(), `${database.pid}\n`), 500);
    expect(await ended).toBe('SIGINT');
  });

  test('leaves a process alone that the mark does not name', async () => {
    const watcher = watchOver(database.pid as number, mark(), undefined);
    fs.writeFileSync(mark(), '1\n');
    watcher.stdin?.end();
    database.kill('SIGTERM');
    expect(await ended).toBe('SIGTERM');
    await new Promise((resolve) => watcher.once('exit', resolve));
  });

  test('is replaced when it ends alone', async () => {
    const pid = database.pid as number;
    const watcher = () => {
      try {
        return watcherOf(pid);
      } catch {
        return undefined;
      }
    };
    endWithThisProcess(pid, cluster, undefined, ended);
    const first = watcher() as number;
    process.kill(first, 'SIGKILL');
    await expect.poll(watcher, { timeout: 10_000 }).toBeUndefined();
    await expect.poll(watcher, { timeout: 10_000 }).toBeDefined();
    database.kill('SIGKILL');
    await ended;
    await expect.poll(watcher, { timeout: 10_000 }).toBeUndefined();
  });
});
