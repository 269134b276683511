import { randomBytes } from 'node:crypto';
import type { Authorise } from './access';

/** Without a call for so long a session ends; a token is renewed within it. */
const IDLE_MS = 12 * 3_600_000;
const TOKEN_MS = 3_600_000;
/** For calls on their way, and for another tab that asks at the same moment. */
const GRACE_MS = 30_000;
/** The oldest goes when there is one more. */
const MOST = 10_000;

export interface Session {
  user: string;
  authorise: Authorise;
}

interface Held extends Session {
  expiresAt: number;
  kind: 'token' | 'renewal';
  pair: string;
}

/** The specification's token pair. */
export interface TokenPair {
  token: string;
  gueltigBis: string;
  erneuerungToken: string;
  erneuerungBis: string;
  passwortAendern: boolean;
}

/**
 * Who is logged in through this process. What the backend was given to allow their calls stays here; the page holds tokens
 * of the gateway's own, which are worth nothing elsewhere. They end with the process.
 */
export class Sessions {
  private readonly held = new Map<string, Held>();

  constructor(private readonly clock: () => number = Date.now) {}

  begin(session: Session): TokenPair {
    this.sweep();
    const token = randomBytes(32).toString('base64url');
    const renewal = randomBytes(32).toString('base64url');
    const now = this.clock();
    const own = { user: session.user, authorise: session.authorise };
    const [expiresAt, renewalExpiresAt] = [now + TOKEN_MS, now + IDLE_MS];
    this.held.set(token, { ...own, kind: 'token', pair: renewal, expiresAt });
    this.held.set(renewal, { ...own, kind: 'renewal', pair: token, expiresAt: renewalExpiresAt });
    return {
      token,
      gueltigBis: new Date(expiresAt).toISOString(),
      erneuerungToken: renewal,
      erneuerungBis: new Date(renewalExpiresAt).toISOString(),
      passwortAendern: false,
    };
  }

  /** Undefined for one that nobody was given, or that has ended. */
  find(token: string | undefined, kind: Held['kind']): Session | undefined {
    const held = token === undefined ? undefined : this.held.get(token);
    return held?.kind === kind && held.expiresAt > this.clock() ? held : undefined;
  }

  /** By a renewal token: a new pair, and soon the end of the old one. Undefined where it has ended. */
  renew(renewal: string | undefined): TokenPair | undefined {
    const session = this.find(renewal, 'renewal');
    if (!session || renewal === undefined) return undefined;
    const old = [renewal, this.held.get(renewal)?.pair];
    for (const [token, held] of this.held) {
      if (!old.includes(token)) continue;
      held.expiresAt = Math.min(held.expiresAt, this.clock() + GRACE_MS);
    }
    return this.begin(session);
  }

  /** Of either kind, with its pair. */
  end(token: string | undefined): void {
    const held = token === undefined ? undefined : this.held.get(token);
    if (token === undefined || !held) return;
    this.held.delete(token);
    this.held.delete(held.pair);
  }

  private sweep(): void {
    const now = this.clock();
    for (const [token, { expiresAt }] of this.held) {
      if (expiresAt <= now || this.held.size >= 2 * MOST) this.end(token);
    }
  }
}
