const MINUTE_MS = 60_000;
/** Maximum number of entries of all keys of one limit together per minute: no botnet fills the disk. */
const OF_ALL = 1_000;

/** Verdict on an entry: `last` is written, and says that more were left out. */
export type AuditVerdict = 'write' | 'last' | 'leave out';

/**
 * Limits what callers can make the server write into the audit log, per key (kind of event and address or user) and
 * minute. Counted in this process: several processes write as many times more, which is limited as well, and a flood
 * costs no database call.
 */
export class AuditLimit {
  private counts = new Map<string, number>();
  private total = 0;
  private minute = 0;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Counts an entry; `most` is how many entries a key has per minute. */
  judge(key: string, most: number): AuditVerdict {
    const minute = Math.floor(this.now() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts = new Map();
      this.total = 0;
    }
    const count = this.counts.get(key) ?? 0;
    if (count >= most || this.total >= OF_ALL) return 'leave out';
    this.counts.set(key, count + 1);
    this.total += 1;
    return count + 1 === most || this.total === OF_ALL ? 'last' : 'write';
  }
}
