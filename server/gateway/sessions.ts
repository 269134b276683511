import {
  ACCESS_SECONDS,
  LONGEST_SESSION_DAYS,
  MOST_SESSIONS,
  OFFICE_RENEWAL_SECONDS,
  RENEWAL_GRACE_SECONDS,
} from '../accounts/sessions/session-bounds';
import { newToken } from '../http/access/token';
import { tooMany } from '../http/errors/too-many';
import type { Access } from './access';

const DAY_MS = 86_400_000;
const GRACE_MS = RENEWAL_GRACE_SECONDS * 1000;
const SWEEP_MS = 1_000;
/**
 * Time without a renewal, in seconds, where nobody has to log in: the page enters again by itself, so there is nothing
 * to keep for a day.
 */
const UNPROVEN_RENEWAL_SECONDS = 2 * ACCESS_SECONDS;
/** Maximum number of sessions of one network where nobody has to log in. */
const MOST_UNPROVEN = 1_000;
/** Maximum number of sessions in all. */
const MOST = 20_000;
/** Maximum tokens of a session, used renewal tokens too: more than twelve hours take, far fewer than a flood. */
const MOST_TOKENS = 40;
const FULL_SECONDS = 60;

export interface Session {
  user: string;
  access: Access;
  /** Subject it counts for: a proven user, else a network. */
  subject: string;
  isProven: boolean;
}

interface Held extends Session {
  /** End of the session, however often it is renewed. */
  endsAt: number;
  /** Expiry of the last of its tokens. */
  validUntil: number;
  /** Tokens in the order in which they were issued. */
  tokens: string[];
}

type Kind = 'access' | 'renewal';

interface Token {
  held: Held;
  kind: Kind;
  validUntil: number;
  /** Time and result of the use of a renewal token. */
  used?: { at: number; pair: TokenPair };
}

/** Token pair of the specification. */
export interface TokenPair {
  token: string;
  gueltigBis: string;
  erneuerungToken: string;
  erneuerungBis: string;
  passwortAendern: boolean;
}

/**
 * Sessions logged in through this process. The backend's credentials stay here; the page holds tokens of the gateway's
 * own, worth nothing elsewhere, which end with the process. Lifetimes and limits per user are those of our own
 * database.
 */
export class Sessions {
  private readonly tokens = new Map<string, Token>();
  /** Sessions by subject, the oldest first. */
  private readonly held = new Map<string, Set<Held>>();
  private count = 0;
  private sweptAt = 0;

  constructor(private readonly clock: () => number = Date.now) {}

  /**
   * Begins a session. Beyond the limit of one user the oldest ends. Beyond the limit of all, the oldest of the network
   * with the most ends where nobody has to log in, so that somebody from a network with fewer gets in. Throws 429 when
   * their network has too many, and when none has more than theirs.
   */
  begin(session: Session): TokenPair {
    this.sweep();
    const { subject, isProven } = session;
    const own = this.held.get(subject) ?? new Set();
    const [oldest] = own;
    if (isProven && oldest && own.size >= MOST_SESSIONS) this.endHeld(oldest);
    if (!isProven && own.size >= MOST_UNPROVEN) throw tooMany('msg_auth_sessions', FULL_SECONDS);
    if (this.count >= MOST && !this.makeRoom(own.size)) {
      throw tooMany('msg_auth_sessions', FULL_SECONDS);
    }
    const endsAt = this.clock() + LONGEST_SESSION_DAYS * DAY_MS;
    const held: Held = { ...session, endsAt, validUntil: 0, tokens: [] };
    this.held.set(subject, own.add(held));
    this.count += 1;
    return this.issue(held);
  }

  /** Finds the session of a token; undefined for one that was never issued, or has ended. */
  find(token: string | undefined): Session | undefined {
    return this.valid(token, 'access')?.held;
  }

  /**
   * Renews a session by a renewal token, which works once: a new pair, and soon the end of the old one. Sent again at
   * once, as another tab may, it gets the same pair. Later somebody else must hold a copy: nobody may go on with the
   * session. Undefined where it has ended.
   */
  renew(renewal: string | undefined): TokenPair | undefined {
    const token = this.valid(renewal, 'renewal');
    if (!token) return undefined;
    const { held, used } = token;
    const now = this.clock();
    if (used) {
      if (now - used.at <= GRACE_MS) return used.pair;
      this.endHeld(held);
      return undefined;
    }
    for (const former of held.tokens) {
      const one = this.tokens.get(former);
      // Kept valid for calls on their way.
      if (one?.kind === 'access') one.validUntil = Math.min(one.validUntil, now + GRACE_MS);
    }
    const pair = this.issue(held);
    token.used = { at: now, pair };
    return pair;
  }

  /** Ends the session of a token of either kind. */
  end(token: string | undefined): void {
    const held = token === undefined ? undefined : this.tokens.get(token)?.held;
    if (held) this.endHeld(held);
  }

  private valid(token: string | undefined, kind: Kind): Token | undefined {
    const found = token === undefined ? undefined : this.tokens.get(token);
    return found?.kind === kind && found.validUntil > this.clock() ? found : undefined;
  }

  private issue(held: Held): TokenPair {
    const add = (kind: Kind, seconds: number) => {
      const token = newToken();
      const validUntil = Math.min(this.clock() + seconds * 1000, held.endsAt);
      this.tokens.set(token, { held, kind, validUntil });
      held.tokens.push(token);
      held.validUntil = validUntil;
      return { token, until: new Date(validUntil).toISOString() };
    };
    const access = add('access', ACCESS_SECONDS);
    const renewal = add(
      'renewal',
      held.isProven ? OFFICE_RENEWAL_SECONDS : UNPROVEN_RENEWAL_SECONDS,
    );
    const isOver = (token: string) => (this.tokens.get(token)?.validUntil ?? 0) <= this.clock();
    const kept = held.tokens.filter((token) => !isOver(token)).slice(-MOST_TOKENS);
    for (const token of held.tokens) if (!kept.includes(token)) this.tokens.delete(token);
    held.tokens = kept;
    return {
      token: access.token,
      gueltigBis: access.until,
      erneuerungToken: renewal.token,
      erneuerungBis: renewal.until,
      passwortAendern: false,
    };
  }

  private endHeld(held: Held): void {
    const own = this.held.get(held.subject);
    if (!own?.delete(held)) return;
    if (own.size === 0) this.held.delete(held.subject);
    this.count -= 1;
    for (const token of held.tokens) this.tokens.delete(token);
  }

  /** Ends one session of the network that has the most, if that leaves it no fewer than the asking one will have. */
  private makeRoom(own: number): boolean {
    let most: Held | undefined;
    let size = own + 1;
    for (const of of this.held.values()) {
      const [oldest] = of;
      if (!oldest || oldest.isProven || of.size <= size) continue;
      most = oldest;
      size = of.size;
    }
    if (most) this.endHeld(most);
    return most !== undefined;
  }

  private sweep(): void {
    const now = this.clock();
    if (now - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = now;
    for (const own of this.held.values()) {
      for (const held of own) if (held.validUntil <= now) this.endHeld(held);
    }
  }
}
