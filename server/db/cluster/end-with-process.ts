import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { cleanEnvironment, runAs, type Account } from './account';

/** Time after which a watcher that has ended is replaced, in ms. */
const REPLACED_AFTER_MS = 2_000;

/**
 * Script of the watcher. When its input ends, the process that held it is gone: PostgreSQL ($0) is asked to end as soon
 * as the cluster's mark ($1) names it, which PostgreSQL writes a moment after its start. A process that no longer
 * exists, or another one of that number, is left alone.
 */
const script = `read -r _
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
  kill -0 "$0" || exit
  read -r pid < "$1" && [ "$pid" = "$0" ] && exec kill -INT "$0"
  sleep 1
done`;

/**
 * Ends PostgreSQL when this process is gone, however that happens: a shell waits for the end of a pipe that only this
 * process holds open. Where the shell alone is ended, another one takes its place, until PostgreSQL itself has ended.
 */
export function endWithThisProcess(
  pid: number,
  cluster: string,
  account: Account | undefined,
  ended: Promise<unknown>,
): void {
  if (process.platform === 'win32') return;
  let isOver = false;
  let watcher: ChildProcess;
  const watch = () => {
    if (isOver) return;
    watcher = watchOver(pid, path.join(cluster, 'postmaster.pid'), account);
    let isReplaced = false;
    const replace = () => {
      if (isOver || isReplaced) return;
      isReplaced = true;
      setTimeout(watch, REPLACED_AFTER_MS).unref();
    };
    watcher.once('error', replace);
    watcher.once('exit', replace);
  };
  watch();
  void ended.then(() => {
    isOver = true;
    watcher.kill('SIGKILL');
  });
}

/** Starts a shell that asks a process to end, if the mark names it, when the shell's input ends. */
export function watchOver(pid: number, mark: string, account: Account | undefined): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', script, String(pid), mark], {
    ...runAs(account),
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin?.on('error', () => undefined);
  shell.unref();
  return shell;
}
