import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in (`USER_HZ`), in ms. */
const TICK_MS = 10;

interface Process {
  pid: number;
  parent: number;
  /** Ticks of its own and of children that have ended. */
  ticks: number;
}

/** Processor time in ms that a process has taken so far, with everything below it. */
export function processorTime(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = all.map((name) => readProcess(Number(name))).filter((found) => !!found);
  const own = new Set([pid]);
  // A child may have a smaller number than its parent, once numbers start again.
  for (let size = 0; size !== own.size;) {
    size = own.size;
    for (const { pid: child, parent } of processes) if (own.has(parent)) own.add(child);
  }
  const ticks = processes.map(({ pid: one, ticks }) => (own.has(one) ? ticks : 0));
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS;
}

/** The process that has started another one; undefined for one that does not run here. */
export function parentOf(pid: number): number | undefined {
  return readProcess(pid)?.parent;
}

function readProcess(pid: number): Process | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name, in brackets, may hold blanks and brackets: proc(5) counts it as field 2.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  const ticks = [14, 15, 16, 17].reduce((sum, number) => sum + field(number), 0);
  return { pid, parent: field(4), ticks };
}
