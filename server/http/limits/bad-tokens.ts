import { hashToken } from '../access/token';
import { tooMany } from '../errors/too-many';
import { networkOf } from './network';

/** Maximum number of bad tokens of one network at once, and how many more a second. */
const AT_ONCE = 500;
const PER_SECOND = 5;
/** Maximum number of tokens remembered as good; others are asked for like unknown ones. */
const MOST_KNOWN = 20_000;

interface Bucket {
  level: number;
  at: number;
}

/**
 * Counts invalid tokens, by network, before the database is asked: a flood of them costs nothing but this. A token
 * counts as bad until it has proved good; one that has been good in this process is always asked for, so that nobody
 * with a session is refused for a neighbour's flood.
 */
export class BadTokens {
  private readonly buckets = new Map<string, Bucket>();
  /** Hashes of good tokens, the one used longest ago first. */
  private readonly known = new Set<string>();
  private sweptAt = 0;

  constructor(
    /** `clock`: milliseconds from any start. */
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Asks whom a token belongs to; it counts as bad until the answer is somebody. A question that fails does not count.
   * Throws 429 while its network has sent too many bad ones.
   */
  async judge<T>(
    token: string,
    ip: string,
    ask: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const key = keyOf(token);
    const bucket = this.bucketOf(networkOf(ip));
    const wasKnown = this.known.has(key);
    if (!wasKnown) {
      const excess = bucket.level + 1 - AT_ONCE;
      if (excess > 0) throw tooMany('msg_general_too_many_calls', excess / PER_SECOND);
      bucket.level += 1;
    }
    let found: T | undefined;
    try {
      found = await ask();
    } catch (error) {
      if (!wasKnown) bucket.level = Math.max(0, bucket.level - 1);
      throw error;
    }
    this.known.delete(key);
    if (found !== undefined) {
      if (!wasKnown) bucket.level = Math.max(0, bucket.level - 1);
      this.remember(key);
    } else if (wasKnown) {
      bucket.level = Math.min(AT_ONCE, bucket.level + 1);
    }
    return found;
  }

  /** Notes a token that this process has just issued, which is no bad one. */
  noteIssued(token: string): void {
    this.remember(keyOf(token));
  }

  private remember(key: string): void {
    this.known.add(key);
    for (const oldest of this.known) {
      if (this.known.size <= MOST_KNOWN) return;
      this.known.delete(oldest);
    }
  }

  private bucketOf(network: string): Bucket {
    const now = this.clock();
    if (now - this.sweptAt > 1000) this.sweep(now);
    const bucket = this.buckets.get(network) ?? { level: 0, at: now };
    drain(bucket, now);
    this.buckets.set(network, bucket);
    return bucket;
  }

  /** Forgets networks whose bad tokens are long ago. */
  private sweep(now: number): void {
    this.sweptAt = now;
    for (const [network, bucket] of this.buckets) {
      drain(bucket, now);
      if (bucket.level === 0) this.buckets.delete(network);
    }
  }
}

function keyOf(token: string): string {
  return hashToken(token).toString('base64');
}

function drain(bucket: Bucket, now: number): void {
  bucket.level = Math.max(0, bucket.level - ((now - bucket.at) / 1000) * PER_SECOND);
  bucket.at = now;
}

/** Counts of this process: several of them let as many times more pass, which is limited as well. */
export const badTokens = new BadTokens();
