import type { Limits } from '../../config';
import { tooMany } from '../errors/too-many';

export type CallKind = 'read' | 'write';

interface Bucket {
  /** Calls that count at `at`; they drain at the minute's pace. */
  level: number;
  at: number;
  /** Calls since the last `takePending`. */
  pending: number;
}

export interface Usage {
  subject: string;
  kind: CallKind;
  count: number;
}

/**
 * Counts calls by subject (`subjectOf`): by user, without a session by network. A bucket per subject and kind fills
 * with each call and drains at the allowed pace; a subject that fills it to the brim waits. Costs no database
 * statement: `shareLimits` tells other processes once a second.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly limits: Pick<Limits, 'readsPerMinute' | 'writesPerMinute' | 'burst'>,
    /** `clock`: milliseconds from any start. */
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Returns the calls per second at which a bucket drains. */
  pace(kind: CallKind): number {
    const { readsPerMinute, writesPerMinute } = this.limits;
    return (kind === 'read' ? readsPerMinute : writesPerMinute) / 60;
  }

  /** Counts a call. Throws 429 with the seconds to wait; a refused call does not count. */
  count(subject: string, method: string): void {
    const kind = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write';
    const bucket = this.drained(subject, kind);
    if (bucket.level + 1 > this.limits.burst) {
      const excess = bucket.level + 1 - this.limits.burst;
      throw tooMany('msg_general_too_many_calls', excess / this.pace(kind));
    }
    bucket.level += 1;
    bucket.pending += 1;
  }

  /** Takes the counts since the last time; forgets subjects whose buckets are empty. */
  takePending(): Usage[] {
    const usage: Usage[] = [];
    for (const key of [...this.buckets.keys()]) {
      const [kind, subject] = split(key);
      const bucket = this.drained(subject, kind);
      if (bucket.pending > 0) usage.push({ subject, kind, count: bucket.pending });
      else if (bucket.level === 0) this.buckets.delete(key);
      bucket.pending = 0;
    }
    return usage;
  }

  /** Takes over the level of all processes together, as it was when this process's usage was taken. */
  learn(subject: string, kind: CallKind, level: number): void {
    const bucket = this.drained(subject, kind);
    bucket.level = level + bucket.pending;
  }

  private drained(subject: string, kind: CallKind): Bucket {
    const now = this.clock();
    const key = `${kind} ${subject}`;
    const bucket = this.buckets.get(key) ?? { level: 0, at: now, pending: 0 };
    const seconds = (now - bucket.at) / 1000;
    bucket.level = Math.max(0, bucket.level - seconds * this.pace(kind));
    bucket.at = now;
    this.buckets.set(key, bucket);
    return bucket;
  }
}

function split(key: string): [CallKind, string] {
  const blank = key.indexOf(' ');
  return [key.slice(0, blank) as CallKind, key.slice(blank + 1)];
}
