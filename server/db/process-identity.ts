import fs from 'node:fs/promises';
import os from 'node:os';

/** Identity that tells a process from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  host: string;
  /** Boot and process-number space (container); empty where the system does not tell. */
  space: string;
  /** Start time of the process, in clock ticks since boot; empty where the system does not tell. */
  start: string;
}

/** Identifies this process. */
export async function identifyProcess(): Promise<ProcessIdentity> {
  return {
    pid: process.pid,
    host: os.hostname(),
    space: await processSpace(),
    start: (await startOf(process.pid)) ?? '',
  };
}

/** Tells whether a process still runs; unknown when it belongs to another host or container. */
export async function processState(
  identity: ProcessIdentity,
): Promise<'alive' | 'dead' | 'unknown'> {
  if (identity.pid === 0) return 'unknown';
  if (identity.space === '' ? identity.host !== os.hostname() : !(await sameSpace(identity))) {
    return 'unknown';
  }
  if (!isRunning(identity.pid)) return 'dead';
  if (identity.start === '') return 'alive';
  return (await startOf(identity.pid)) === identity.start ? 'alive' : 'dead';
}

async function sameSpace(identity: ProcessIdentity): Promise<boolean> {
  return identity.space === (await processSpace());
}

async function processSpace(): Promise<string> {
  try {
    const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${await fs.readlink('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; field 22 of the whole line is the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
