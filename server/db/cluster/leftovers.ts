import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;
/** Time that processes have to end after each signal, in ms, from the most polite one on. */
const PATIENCE_MS = { SIGINT: 60_000, SIGQUIT: 10_000, SIGKILL: 10_000 } as const;

/**
 * Name that tells the processes of this folder's cluster from all others of the computer: it stands in their command
 * lines. The folder itself counts, not its name, so that a copy of it has another.
 */
export async function clusterName(cluster: string): Promise<string> {
  const { dev, ino } = await fs.stat(cluster);
  const place = `${await fs.realpath(cluster)} ${dev} ${ino}`;
  return `kontor-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`;
}

/**
 * Ends what still runs of a cluster whose Kontor is gone, politely first, and removes the mark of a process that is no
 * longer PostgreSQL's. The caller holds the folder's lock. Throws a sentence when something cannot be ended.
 */
export async function endLeftovers(
  cluster: string,
  name: string,
  say: (text: string) => void,
): Promise<void> {
  let isSaid = false;
  const owner = (await fs.stat(cluster)).uid;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const until = Date.now() + PATIENCE_MS[signal];
    let asked = new Set<number>();
    for (;;) {
      const found = await processesOf(name, owner);
      if (found.length === 0) return removeStaleMarks(cluster);
      if (!isSaid) say(`A database of a Kontor that is gone still runs and is ended: ${cluster}`);
      isSaid = true;
      // The first process, which started the others, ends them; without it each is asked itself.
      const first = found.filter(({ isFirst }) => isFirst);
      for (const { pid } of first.length > 0 && signal !== 'SIGKILL' ? first : found) {
        if (!asked.has(pid)) send(pid, signal);
        asked = asked.add(pid);
      }
      if (Date.now() > until) break;
      await delay(LOOK_AGAIN_MS);
    }
  }
  const left = (await processesOf(name, owner)).map(({ pid }) => pid);
  if (left.length === 0) return removeStaleMarks(cluster);
  throw new Error(
    `The database in ${cluster} still runs (processes ${left.join(', ')}) and could not be ended.`,
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Removes stale marks: PostgreSQL refuses to start while the process that they name exists, whatever that is: after a
 * power cut, or in a new container, another program has the number, or the dead process still waits for its parent to
 * notice.
 */
async function removeStaleMarks(cluster: string): Promise<void> {
  for (const mark of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    await fs.rm(path.join(cluster, mark), { force: true });
  }
}

interface Found {
  pid: number;
  /** True for the process that started the others. */
  isFirst: boolean;
}

const firstOne = /(^|[\\/])postgres(\.exe)? -D /;

/**
 * Finds processes of the cluster's owner with its name in the command line, which every account may read, and write
 * into its own processes.
 */
async function processesOf(name: string, owner: number): Promise<Found[]> {
  const lines = process.platform === 'linux' ? await linesOfProc() : await linesOfPs();
  return lines.flatMap(({ pid, uid, command }) => {
    if (uid !== owner) return [];
    const isFirst = firstOne.test(command) && command.includes(` cluster_name=${name} `);
    const isOther = command.startsWith(`postgres: ${name}: `);
    return isFirst || isOther ? [{ pid, isFirst }] : [];
  });
}

interface Line {
  pid: number;
  uid: number;
  command: string;
}

async function linesOfProc(): Promise<Line[]> {
  const pids = (await fs.readdir('/proc')).filter((entry) => /^\d+$/.test(entry));
  return Promise.all(
    pids.map(async (pid) => {
      const text = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const { uid } = await fs.stat(`/proc/${pid}`).catch(() => ({ uid: -1 }));
      return { pid: Number(pid), uid, command: text.replaceAll('\0', ' ') };
    }),
  );
}

function linesOfPs(): Promise<Line[]> {
  return new Promise((resolve, reject) => {
    execFile('ps', ['-A', '-ww', '-o', 'pid=,uid=,command='], { maxBuffer: 1e8 }, (error, text) => {
      // No answer does not mean that nothing runs.
      if (error) return reject(error);
      const lines = text.split('\n').map((line) => /^\s*(\d+)\s+(\d+) (.*)$/.exec(line));
      resolve(
        lines.flatMap((line) =>
          line ? [{ pid: Number(line[1]), uid: Number(line[2]), command: line[3] ?? '' }] : [],
        ),
      );
    });
  });
}
