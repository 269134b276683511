import { isIPv6 } from 'node:net';
import type { Limits } from '../config';
import type { Caller } from './caller';
import { Problem } from './problem';

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
 * Counts calls by user, without a session by address. A bucket per subject and kind fills with each
 * call and drains at the allowed pace; whoever fills it to the brim waits. Costs no database statement:
 * `shareLimits` tells other processes once a second.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly limits: Pick<Limits, 'readsPerMinute' | 'writesPerMinute' | 'burst'>,
    /** Milliseconds from any start. */
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Calls per second at which a bucket drains. */
  pace(kind: CallKind): number {
    const { readsPerMinute, writesPerMinute } = this.limits;
    return (kind === 'read' ? readsPerMinute : writesPerMinute) / 60;
  }

  /** Counts a call. Throws 429 with the seconds to wait; what is refused does not count. */
  count(caller: Pick<Caller, 'id'> | undefined, ip: string, method: string): void {
    const kind = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write';
    const bucket = this.drained(caller ? `user ${caller.id}` : `ip ${network(ip)}`, kind);
    if (bucket.level + 1 > this.limits.burst) {
      const excess = bucket.level + 1 - this.limits.burst;
      throw tooMany(String(Math.max(1, Math.ceil(excess / this.pace(kind)))));
    }
    bucket.level += 1;
    bucket.pending += 1;
  }

  /** What was counted since the last time; forgets subjects whose buckets are empty. */
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

  /** The level of all processes together, as it was when this process's usage was taken. */
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

/** One subscriber of IPv6 has a whole /64 of addresses. */
function network(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? 8 - groups.length - rest.length : 0;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}

function tooMany(seconds: string): Problem {
  return new Problem(429, {
    services: [{ code: 'msg_general_too_many_calls', parameters: [seconds] }],
    headers: { 'x-rate-limit-retry-after-seconds': seconds, 'retry-after': seconds },
  });
}
