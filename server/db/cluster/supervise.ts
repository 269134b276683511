import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanEnvironment, runAs, type Account } from './account';
import type { Binaries } from './binaries';
import { endWithThisProcess } from './end-with-process';
import { endLeftovers } from './leftovers';
import { lastLog } from './logs';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** Time, in ms, that an end waits for statements to be given up and everything to be written out. */
const LONGEST_STOP_MS = 60_000;
/** Time, in ms, that it then waits for processes that are to leave everything as it is. */
const LONGEST_CRASH_MS = 8_000;
/** Maximum number of characters kept of PostgreSQL's output before it has a log of its own. */
const LONGEST_SAYING = 4_000;

interface Supervised {
  cluster: string;
  /** Name of the cluster in command lines (`clusterName`). */
  name: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Readonly<Record<string, string>>;
  /** Tells whether it answers. */
  answers: () => Promise<boolean>;
  /** Informs people. */
  say: (text: string) => void;
  /**
   * Aborted when this process is told to end: a running start is given up, and a database that ends then is not started
   * again, since all of its service may have been told to end.
   */
  ending: AbortSignal;
}

export interface Supervision {
  /** Ends the database, in an orderly way if that does not take too long. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL until it is stopped, and starts it again when it ends by itself. It ends when this process is gone.
 * Fulfilled when it answers; throws with its output when it does not start at all.
 */
export async function supervise(supervised: Supervised): Promise<Supervision> {
  const { cluster, name, say, ending } = supervised;
  let isStopped = false;
  const isEnding = () => isStopped || ending.aborted;
  let current = run(supervised);
  const goOn = async () => {
    let wait = FIRST_WAIT_MS;
    for (;;) {
      const begun = Date.now();
      const ended = await current.ended;
      if (isEnding()) return;
      say(`The database has ended by itself (${ended}) and is started again.`);
      if (Date.now() - begun > LONGEST_WAIT_MS) wait = FIRST_WAIT_MS;
      await delay(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      if (isEnding()) return;
      // Processes that have lost their first one are still ending.
      await endLeftovers(cluster, name, () => undefined).catch((error: unknown) =>
        say((error as Error).message),
      );
      if (isEnding()) return;
      current = run(supervised);
    }
  };
  try {
    await untilAnswering(current, supervised);
  } catch (error) {
    await end(current);
    throw error;
  }
  const going = goOn().catch((error: unknown) => say((error as Error).message));
  return {
    stop: async () => {
      isStopped = true;
      await end(current);
      await going;
    },
  };
}

interface Run {
  child: ChildProcess;
  /** Resolves with how it ended. */
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
    // A group of its own: Ctrl+C is for Kontor, which ends it when no work is left.
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
  if (child.pid !== undefined) endWithThisProcess(child.pid, cluster, account, ended);
  return { child, ended, hasEnded: () => hasEnded, said: () => said };
}

/** Ends it in an orderly way; when that takes too long, as a crash would, from which it recovers. */
async function end({ child, ended }: Run): Promise<void> {
  child.kill('SIGINT');
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), LONGEST_STOP_MS),
    setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS + LONGEST_CRASH_MS),
  ];
  await ended;
  timers.forEach(clearTimeout);
}

async function untilAnswering(
  { hasEnded, ended, said }: Run,
  { answers, cluster, say, ending }: Supervised,
): Promise<void> {
  let next = Date.now() + LONGEST_WAIT_MS;
  while (!(await answers())) {
    ending.throwIfAborted();
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
