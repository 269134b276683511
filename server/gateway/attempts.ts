import { networkOf } from '../http/network';
import { tooMany } from '../http/too-many';

const WITHIN_MS = 15 * 60_000;
/** Failures of one network within that time; the backend may allow fewer. */
const MOST_FAILURES = 20;

/** Counts logins that failed, by network, so that this server is no way to guess passwords. */
export class Attempts {
  private readonly failures = new Map<string, number[]>();

  constructor(private readonly clock: () => number = Date.now) {}

  /** Before a try. Throws 429 with the seconds to wait. */
  admit(ip: string): void {
    const recent = this.recent(ip);
    const [first = 0] = recent;
    if (recent.length < MOST_FAILURES) return;
    throw tooMany('msg_auth_too_many', (first + WITHIN_MS - this.clock()) / 1000);
  }

  fail(ip: string): void {
    this.failures.set(networkOf(ip), [...this.recent(ip), this.clock()]);
  }

  private recent(ip: string): number[] {
    for (const [network, times] of this.failures) {
      const left = times.filter((time) => time > this.clock() - WITHIN_MS);
      if (left.length === 0) this.failures.delete(network);
      else this.failures.set(network, left);
    }
    return this.failures.get(networkOf(ip)) ?? [];
  }
}
