import fs from 'node:fs';

/** Figures of a server while it was watched. */
export interface Watched {
  /** Longest time that its event loop gave to one thing after another, in ms. */
  blockedMs: number;
  /** Largest growth of its memory (RSS), in MB. */
  grownMb: number;
}

const TICK_MS = 5;
const MEGABYTE = 1024 * 1024;
/** Most memory left behind by earlier requests: more would hide what the next one needs. */
const MOST_LEFT = 40 * MEGABYTE;

/**
 * Watches this process's event loop and memory. The loop's delay is taken as the processor time of its own
 * thread between two ticks, where the system tells it (Linux): a machine that is busy with
 * other work makes every clock late, but no thread work more. Elsewhere it is the time by the clock.
 */
export class LoopWatch {
  private readonly spent = threadTime();
  private longest = 0;
  private last = 0;
  private peak = 0;
  private rss = 0;
  private least = Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly collectGarbage: () => void) {}

  start(): void {
    clearInterval(this.timer);
    if (process.memoryUsage.rss() > this.least + MOST_LEFT) this.collectGarbage();
    this.longest = 0;
    this.rss = process.memoryUsage.rss();
    this.least = Math.min(this.least, this.rss);
    this.peak = this.rss;
    forgetPeak();
    this.last = this.spent();
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  stop(): Watched {
    clearInterval(this.timer);
    this.tick();
    return {
      blockedMs: this.longest,
      grownMb: (Math.max(this.peak, peakMemory() ?? 0) - this.rss) / MEGABYTE,
    };
  }

  private tick(): void {
    const now = this.spent();
    this.longest = Math.max(this.longest, now - this.last);
    this.last = now;
    this.peak = Math.max(this.peak, process.memoryUsage.rss());
  }
}

/** Returns a reader of the milliseconds of the processor that this thread has had. */
function threadTime(): () => number {
  try {
    // The main thread has the process's number; its first figure is nanoseconds on a processor.
    const file = fs.openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const bytes = Buffer.alloc(100);
    return () => {
      const length = fs.readSync(file, bytes, 0, bytes.length, 0);
      return Number(bytes.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
    };
  } catch {
    return () => performance.now();
  }
}

/** Lets Linux measure the peak of this process's memory from now on. */
function forgetPeak(): void {
  try {
    fs.writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Elsewhere only the ticks tell.
  }
}

/** Returns the most memory since `forgetPeak`, in bytes, including what came and went between two ticks. */
function peakMemory(): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
