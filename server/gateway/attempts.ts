import { foldedName } from '../accounts/login/folded-name';
import { LOGIN_MINUTES, loginLimits } from '../accounts/attempts/login-limits';
import { networkOf } from '../http/limits/network';
import type { Problem } from '../http/errors/problem';
import { hashToken } from '../http/access/token';
import { tooMany } from '../http/errors/too-many';

const WITHIN_MS = LOGIN_MINUTES * 60_000;
const SWEEP_MS = 5_000;
/** Maximum number of names and networks that are counted at once; strangers wait while there are more. */
const MOST_COUNTED = 100_000;
/**
 * Maximum number of pairs of name and network that are kept after a successful login; the one used longest ago is
 * forgotten.
 */
const MOST_KNOWN = 10_000;
const FULL_SECONDS = 60;

interface Attempt {
  at: number;
}

/** Attempt that counts until its outcome is reported. */
interface NotedAttempt {
  succeeded: () => void;
  /** Takes it back, where nobody has judged it. */
  takeBack: () => void;
}

/**
 * Counts failed logins at a backend, with the same limits as our own (`server/accounts/attempts/login-throttle.ts`), so
 * that this server is no way to guess passwords: per name and network; of strangers also per network and per name.
 */
export class Attempts {
  private readonly counted = new Map<string, Attempt[]>();
  private readonly known = new Set<string>();
  private sweptAt = 0;

  constructor(private readonly clock: () => number = Date.now) {}

  /** Notes an attempt before it is made, so that parallel ones count too. Throws 429 with the seconds to wait. */
  note(ip: string, user: string): NotedAttempt {
    this.sweep();
    const network = `network ${networkOf(ip)}`;
    const account = `account ${hashToken(foldedName(user)).toString('base64')}`;
    const pair = `${account} ${network}`;
    this.refuseAbove(pair, loginLimits.pair);
    if (!this.known.has(pair)) {
      if (this.counted.size >= MOST_COUNTED) throw tooMany('msg_auth_too_many', FULL_SECONDS);
      this.refuseAbove(network, loginLimits.network);
      this.refuseAbove(account, loginLimits.account);
    }
    const attempt = { at: this.clock() };
    const places = [pair, network, account];
    for (const place of places) this.counted.set(place, [...this.recent(place), attempt]);
    const takeBack = () => {
      for (const place of places) {
        const others = this.recent(place).filter((one) => one !== attempt);
        this.counted.set(place, others);
      }
    };
    return {
      takeBack,
      succeeded: () => {
        takeBack();
        this.remember(pair);
      },
    };
  }

  private refuseAbove(place: string, limit: number): void {
    const recent = this.recent(place);
    const freed = recent[recent.length - limit];
    if (freed) throw this.tooMany(freed);
  }

  private tooMany({ at }: Attempt): Problem {
    return tooMany('msg_auth_too_many', (at + WITHIN_MS - this.clock()) / 1000);
  }

  private recent(place: string): Attempt[] {
    const since = this.clock() - WITHIN_MS;
    return (this.counted.get(place) ?? []).filter(({ at }) => at > since);
  }

  private remember(pair: string): void {
    this.known.delete(pair);
    this.known.add(pair);
    for (const oldest of this.known) {
      if (this.known.size <= MOST_KNOWN) return;
      this.known.delete(oldest);
    }
  }

  private sweep(): void {
    if (this.clock() - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = this.clock();
    for (const place of this.counted.keys()) {
      const recent = this.recent(place);
      if (recent.length === 0) this.counted.delete(place);
      else this.counted.set(place, recent);
    }
  }
}
