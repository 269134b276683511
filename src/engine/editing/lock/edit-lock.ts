import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import {
  releaseLock,
  renewLock,
  takeLock,
  takeLockOperation,
  type HeldLock,
} from '../../../api/locks';
import type { Registry } from '../../application/registry';

/**
 * Interval of renewals in ms. A lease lasts five minutes, so it survives throttled background tabs (3-decisions 3.2).
 */
const RENEWAL_MS = 60_000;

export interface Colleague {
  name: string;
  since: string;
}

interface LockOptions {
  /** Code of the table in locks; undefined where the contract has no locks. */
  table: string | undefined;
  id: RecordId | 'new';
  /** Name of the user as locks show it. */
  userName: string;
  onColleague: (colleague: Colleague | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Returns the table's code in locks; undefined where the contract has none. */
export function lockTable(
  { rights, codes }: Pick<Registry, 'rights' | 'codes'>,
  schema: string,
): string | undefined {
  return takeLockOperation in rights ? codes[schema] : undefined;
}

/**
 * Lock on a record while it is edited, taken in the background while the form opens at once. Without a network, or
 * without locks in the contract, editing goes on: the server decides when it is asked to store.
 */
export class EditLock {
  #held: HeldLock | undefined;

  constructor(private readonly of: LockOptions) {}

  /** Returns the token to send with a change; undefined while there is none. */
  token = (): string | undefined => this.#held?.token;

  /** Holds the lock; the returned function releases it. */
  hold(): () => void {
    const { table, id, onColleague, onRefused } = this.of;
    if (table === undefined || id === 'new') return () => undefined;
    let ended = false;
    takeLock(table, id).then(
      (lock) => {
        // Ended while the answer was under way: release what it has taken.
        if (ended) releaseLock(lock.token);
        else this.#keep(lock);
      },
      (error: unknown) => {
        if (!ended && error instanceof ApiError && error.status === 423) onRefused(error);
      },
    );
    const timer = setInterval(() => {
      const token = this.token();
      if (token) renewLock(token).catch(() => undefined);
    }, RENEWAL_MS);
    const stopFollowing = this.#followPage();
    return () => {
      ended = true;
      clearInterval(timer);
      stopFollowing();
      onColleague(undefined);
      if (this.#held) releaseLock(this.#held.token);
      this.#held = undefined;
    };
  }

  /** Takes the lock again after it ran out; resolves to true if that worked. */
  async retake(): Promise<boolean> {
    const { table, id } = this.of;
    if (table === undefined || id === 'new') return true;
    try {
      this.#keep(await takeLock(table, id));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Follows the page: one that is closed or reloaded lets go of the record; one that the browser keeps takes it again
   * when it is back.
   */
  #followPage(): () => void {
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted && this.#held) releaseLock(this.#held.token);
    };
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && this.#held) void this.retake();
    };
    globalThis.addEventListener?.('pagehide', leave);
    globalThis.addEventListener?.('pageshow', back);
    return () => {
      globalThis.removeEventListener?.('pagehide', leave);
      globalThis.removeEventListener?.('pageshow', back);
    };
  }

  #keep(lock: HeldLock): void {
    const { userName, onColleague } = this.of;
    this.#held = lock;
    onColleague(lock.by === userName ? undefined : { name: lock.by, since: lock.since });
  }
}
