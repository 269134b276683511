import { ApiError } from '../../api/api-error';
import type { Answer } from '../../api/call';
import { openOfflineDatabase, type OfflineDatabase } from '../../api/device/offline-database';
import { queueKey, type QueueKey } from '../../api/device/user-keys';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { readSession } from '../../api/token-store';
import { userState } from '../../state/user-state';
import type { Entry, NewEntry, Told, Untold } from './entry';
import { afterChange, type ForesightOf } from './after-change';
import { FEEDBACK } from './feedback';
import { indexedStore } from './indexed-store';
import {
  corrected,
  discardedTogether,
  isChangeable,
  isOpen,
  recorded,
  type Outcome,
} from './machine';
import { outboxState } from './outbox-state';
import { sendEntry } from './send-entry';
import { sendWaiting, type RunEnd } from './sender';
import type { OutboxStore } from './store';

/** Result of a call by the time that its user goes on. */
export type Recorded =
  { state: 'sent'; answer: Answer<unknown> | undefined } | { state: 'waiting' };

/** Outbox of one user in this tab. */
class Outbox {
  readonly #store: OutboxStore;
  readonly #lock: string;
  readonly #channel: BroadcastChannel;
  readonly #outcomes = new Map<number, Outcome>();
  /** Login name of the user whose entries these are: nobody else's session sends them. */
  readonly #user = readSession()?.user;
  #run: Promise<RunEnd> | undefined;
  #again: 'eager' | 'calm' | undefined;

  private constructor(
    readonly database: OfflineDatabase,
    sealing: QueueKey,
  ) {
    this.#store = indexedStore(database, sealing);
    this.#lock = `kontor-outbox ${database.name}`;
    this.#channel = new BroadcastChannel(this.#lock);
    this.#channel.addEventListener('message', () => void this.#read());
  }

  /** Opens the outbox; rejects where the browser keeps nothing. */
  static async open(userId: number): Promise<Outbox> {
    const database = await openOfflineDatabase(userId);
    const outbox = new Outbox(database, await queueKey(database, userId));
    await outbox.#read();
    return outbox;
  }

  close(): void {
    this.#channel.close();
    this.database.close();
  }

  /**
   * Writes a call down and sends it. Rejects with an {@link ApiError} when the server refuses while the user still waits,
   * which leaves nothing behind, and with `NotStored` when the device has no room.
   */
  async record(entry: NewEntry, file?: Blob): Promise<Recorded> {
    const added = await this.#store.add(recorded(entry), file);
    await this.#changed();
    // Nobody waits for a file: it takes long, and goes on when its page is left.
    if (!navigator.onLine || file) {
      if (navigator.onLine) void this.send();
      return { state: 'waiting' };
    }
    const isOver = await Promise.race([this.send().then(() => true), after(FEEDBACK)]);
    if (!isOver) return { state: 'waiting' };
    const now = (await this.#store.all()).find(({ seq }) => seq === added.seq);
    const outcome = this.#outcomes.get(added.seq);
    this.#outcomes.delete(added.seq);
    if (!now || now.state === 'sent') return { state: 'sent', answer: outcome?.answer };
    if (now.state !== 'refused') return { state: 'waiting' };
    await this.#locked(() => this.#store.remove([now.seq]));
    await this.#changed();
    throw outcome?.cause ?? refusalOf(now);
  }

  /** Sends what waits; one run follows the one that is under way. `isEager`: even what was to be tried later. */
  async send(isEager = false): Promise<void> {
    if (this.#run) this.#again = isEager || this.#again === 'eager' ? 'eager' : 'calm';
    else this.#run = this.#runAll(isEager);
    await this.#run;
  }

  /** Returns the file of an entry, as long as it has not been sent. */
  fileOf(entry: Entry): Promise<File | undefined> {
    return this.#store.fileOf(entry);
  }

  /**
   * Sends an entry with another body; what follows from it, and from later ones, changes with it. False where it is too
   * late for that.
   */
  async correct(seq: number, body: unknown, foresightOf: ForesightOf): Promise<boolean> {
    const change = (entry: Entry) => [corrected(entry, body, newIdempotencyKey())];
    return this.#change(seq, change, foresightOf);
  }

  /**
   * Gives up an entry and what refers to it; what else waited behind it goes on. False where it is too late for that.
   */
  async discard(seq: number, reason: string, foresightOf: ForesightOf): Promise<boolean> {
    const change = (entry: Entry, all: readonly Entry[]) =>
      discardedTogether(all, entry, reason, Date.now());
    return this.#change(seq, change, foresightOf);
  }

  /** Notes what the office knows of an entry. */
  noteTold(seq: number, told: Told): Promise<void> {
    return this.#note(seq, ({ untold: _, ...entry }) => ({ ...entry, told }));
  }

  /** Notes that the office could not be told of an entry. */
  noteUntold(seq: number, untold: Untold): Promise<void> {
    return this.#note(seq, (entry) => ({ ...entry, untold }));
  }

  async #note(seq: number, noted: (entry: Entry) => Entry): Promise<void> {
    await this.#locked(async () => {
      const entry = (await this.#store.all()).find((one) => one.seq === seq);
      if (entry) await this.#store.put(noted(entry));
    });
    await this.#changed();
  }

  async #runAll(isEager: boolean): Promise<RunEnd> {
    let end: RunEnd = 'later';
    let isNextEager = isEager;
    try {
      do {
        this.#again = undefined;
        const eager = isNextEager;
        end = await this.#locked(() => this.#runOnce(eager));
        isNextEager = (this.#again as string | undefined) === 'eager';
      } while (this.#again !== undefined);
    } finally {
      this.#run = undefined;
      outboxState.update((state) => ({
        ...state,
        isSending: false,
        needsLogin: end === 'login' && (state.entries ?? []).some(isOpen),
      }));
      await this.#changed();
    }
    return end;
  }

  async #runOnce(isEager: boolean): Promise<RunEnd> {
    const user = readSession()?.user;
    if (user === undefined || (this.#user !== undefined && user !== this.#user)) return 'login';
    if ((await this.#store.all()).some(isOpen)) {
      outboxState.update((state) => ({ ...state, isSending: true }));
    }
    return sendWaiting(
      {
        store: this.#store,
        send: sendEntry,
        now: Date.now,
        onAttempt: ({ seq }, outcome) => {
          this.#outcomes.set(seq, outcome);
          void this.#changed();
        },
      },
      isEager,
    );
  }

  async #change(
    seq: number,
    change: (entry: Entry, all: readonly Entry[]) => readonly Entry[],
    foresightOf: ForesightOf,
  ): Promise<boolean> {
    const isDone = await this.#locked(async () => {
      const all = await this.#store.all();
      const entry = all.find((one) => one.seq === seq);
      // It may have been sent, or another tab may have decided already.
      if (!entry || !isChangeable(entry)) return false;
      for (const changed of afterChange(all, change(entry, all), foresightOf)) {
        await this.#store.put(changed);
      }
      return true;
    });
    await this.#changed();
    if (navigator.onLine) void this.send();
    return isDone;
  }

  /** Runs work that sends or changes what waits, one tab at a time. */
  #locked<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(this.#lock, work) as Promise<T>;
  }

  async #changed(): Promise<void> {
    this.#channel.postMessage('changed');
    await this.#read();
  }

  async #read(): Promise<void> {
    const entries = await this.#store.all();
    outboxState.update((state) => ({ ...state, entries }));
  }
}

/**
 * Tells whether this browser can keep calls: it has to keep a secret (HTTPS or the machine itself) and to coordinate
 * tabs.
 */
export const canKeepCalls = (): boolean =>
  globalThis.isSecureContext === true && 'indexedDB' in globalThis && 'locks' in navigator;

const opened = userState<{ outbox?: Promise<Outbox> }>(
  () => ({}),
  ({ outbox }) => void outbox?.then((one) => one.close()).catch(() => undefined),
);

/** Returns the outbox of the user who is logged in, opened once for each page. */
export function outboxOf(userId: number): Promise<Outbox> {
  const known = opened.get().outbox;
  if (known) return known;
  const outbox = Outbox.open(userId);
  opened.set({ outbox });
  // Another try may find room.
  outbox.catch(() => opened.set({}));
  return outbox;
}

/** Makes the error as if the server had just sent it: another tab has received it. */
function refusalOf({ operation, params, refusal }: Entry): ApiError {
  const { status, codes = [], messages = [], fieldErrors = {} } = refusal ?? {};
  return new ApiError({
    operation,
    params,
    kind: 'action',
    ...(status !== undefined && { status }),
    services: codes.map((messageCode, index) => ({
      messageCode,
      message: messages[index] ?? '',
      messageParameters: [],
    })),
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([field, said]) => [field, [...said]]),
    ),
  });
}

const after = (ms: number) => new Promise<false>((done) => setTimeout(() => done(false), ms));
