import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanEnvironment, runAs, type Account } from './account';
import type { Binaries } from './binaries';
import { endLeftovers } from './leftovers';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** How long a stop waits for statements to be given up and everything to be written out. */
const LONGEST_STOP_MS = 60_000;
/** So much of what PostgreSQL says before it has a log of its own. */
const LONGEST_SAYING = 4_000;

interface Supervised {
  cluster: string;
  /** The cluster's name in command lines (`clusterName`). */
  name: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Readonly<Record<string, string>>;
  /** Whether it answers. */
  answers: () => Promise<boolean>;
  /** Tells people. */
  say: (text: string) => void;
}

export interface Supervision {
  /** Ends the database in an orderly way; when that takes too long, as a crash would, from which it recovers. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL until it is stopped, and starts it again when it ends by itself. It ends by itself when this process is
 * gone. Fulfilled when it answers; throws with what it said when it does not start at all.
 */
export async function supervise(supervised: Supervised): Promise<Supervision> {
  const { cluster, name, answers, say } = supervised;
  let isStopping = false;
  let current = run(supervised);
  const goOn = async () => {
    let wait = FIRST_WAIT_MS;
    for (;;) {
      const begun = Date.now();
      const ended = await current.ended;
      if (isStopping) return;
      say(`The database has ended by itself (${ended}) and is started again.`);
      if (Date.now() - begun > LONGEST_WAIT_MS) wait = FIRST_WAIT_MS;
      await delay(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      if (isStopping) return;
      // Processes that have lost their first one are still ending.
      await endLeftovers(cluster, name, () => undefined).catch((error: unknown) =>
        say((error as Error).message),
      );
      if (isStopping) return;
      current = run(supervised);
    }
  };
  try {
    await untilAnswering(current, answers, cluster, say);
  } catch (error) {
    current.child.kill('SIGINT');
    await current.ended;
    throw error;
  }
  const going = goOn().catch((error: unknown) => say((error as Error).message));
  return {
    stop: async () => {
      isStopping = true;
      current.child.kill('SIGINT');
      const timer = setTimeout(() => current.child.kill('SIGQUIT'), LONGEST_STOP_MS);
      await current.ended;
      await going;
      clearTimeout(timer);
    },
  };
}

interface Run {
  child: ChildProcess;
  /** How it ended. */
  ended: Promise<string>;
  hasEnded: () => boolean;
  said: () => string;
}

function run({ cluster, binaries, account, settings }: Supervised): Run {
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const child = spawn(binaries.program('postgres'), ['-D', cluster, ...args], {
    ...runAs(account),
    cwd: '/',
    env: cleanEnvironment(),
    // A group of its own: Ctrl+C is for Kontor, which ends it when nothing is under way any more.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let hasEnded = false;
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (said = (said + chunk.toString()).slice(-LONGEST_SAYING)),
  );
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      hasEnded = true;
      resolve(how);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  });
  if (child.pid !== undefined) void endWithThisProcess(child.pid, cluster, account, ended);
  return { child, ended, hasEnded: () => hasEnded, said: () => said };
}

/**
 * Ends PostgreSQL when this process is gone, however that happens: a shell waits for the end of a pipe that only this process
 * holds open, and asks the process then, if the cluster's mark still names it.
 */
async function endWithThisProcess(
  pid: number,
  cluster: string,
  account: Account | undefined,
  ended: Promise<unknown>,
): Promise<void> {
  if (process.platform === 'win32') return;
  const mark = path.join(cluster, 'postmaster.pid');
  const watch = 'read -r _; read -r pid < "$1" && [ "$pid" = "$0" ] && kill -INT "$0"';
  const shell = spawn('/bin/sh', ['-c', watch, String(pid), mark], {
    ...runAs(account),
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin?.on('error', () => undefined);
  shell.unref();
  await ended;
  shell.kill('SIGKILL');
}

async function untilAnswering(
  { hasEnded, ended, said }: Run,
  answers: () => Promise<boolean>,
  cluster: string,
  say: (text: string) => void,
): Promise<void> {
  let next = Date.now() + LONGEST_WAIT_MS;
  while (!(await answers())) {
    if (hasEnded()) {
      const log = await lastLog(cluster);
      throw new Error(
        `The database in ${cluster} did not start (${await ended}).\n${[said().trim(), log].filter(Boolean).join('\n')}`,
      );
    }
    if (Date.now() > next) {
      say('The database is still recovering what was not written out when it ended last.');
      next = Date.now() + 12 * LONGEST_WAIT_MS;
    }
    await delay(20);
  }
}

/** The end of the newest log, with where it lies. */
async function lastLog(cluster: string): Promise<string> {
  const folder = path.join(cluster, 'log');
  const names = await fs.readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, at: (await fs.stat(file)).mtimeMs };
    }),
  );
  const newest = files.sort((a, b) => b.at - a.at)[0]?.file;
  if (!newest) return '';
  // The folder belongs to the database's account, which could lay a link to what only root may read.
  const log = await fs.open(newest, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
  const text = await log.readFile('utf8').finally(() => log.close());
  const lines = text.trim().split('\n').slice(-10);
  return `${newest}:\n${lines.join('\n')}`;
}
