import type { Readable } from 'node:stream';
import type { Database } from '../db/database';
import { authenticateAll } from '../http/access/authenticate';
import type { Caller } from '../http/access/caller';
import { hasDuty } from '../http/access/duties';
import type { Announcement } from './announcement';
import { EventStream } from './event-stream';
import { meets } from './read-condition';

/** Interval in ms, shorter than any timeout between server and browser. */
const HEARTBEAT_MS = 15_000;
/** Maximum time, in ms, that a stream outlives its session, its token or a right. */
const CHECK_MS = 5_000;

interface Log {
  warn(details: object, text: string): void;
}

/** Event streams of this process: hears what all processes announce and passes on what each caller may know. */
export class EventHub {
  private readonly streams = new Set<EventStream>();
  private readonly stops: (() => void)[];
  private checking: Promise<void> | undefined;
  private passing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly streamsPerUser: number,
    private readonly log: Log,
  ) {
    const every = (ms: number, run: () => void) => {
      const timer = setInterval(run, ms).unref();
      return () => clearInterval(timer);
    };
    this.stops = [
      database.listen({
        heard: (payload) => {
          // One after the other: a caller that loses a right hears of nothing that happened after it.
          this.passing = this.passing
            .then(() => this.pass(JSON.parse(payload) as Announcement))
            .catch((err: unknown) => this.log.warn({ err }, 'an announcement was not understood'));
        },
        missed: () => this.each((stream) => stream.tellToReload()),
      }),
      every(HEARTBEAT_MS, () => this.each((stream) => stream.beat())),
      every(CHECK_MS, () => void this.check()),
    ];
  }

  /** Opens a stream for a caller, by the hash of its access token; one too many ends the user's oldest. */
  open(caller: Caller, tokenHash: Buffer): Readable {
    const own = [...this.streams].filter((stream) => stream.caller.id === caller.id);
    for (const stream of own.slice(0, Math.max(0, own.length + 1 - this.streamsPerUser))) {
      this.end(stream);
    }
    const stream = new EventStream(caller, tokenHash.toString('hex'));
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
    stream.tell('bereit', {});
    return stream;
  }

  /** Ends every stream; nothing is heard any more. */
  close(): void {
    for (const stop of this.stops) stop();
    this.each((stream) => this.end(stream));
  }

  private async pass(announcement: Announcement): Promise<void> {
    if ('access' in announcement) return this.check();
    const { event, requires } = announcement;
    const name = event.art === 'LOCK' || event.art === 'RELEASE' ? 'sperre' : 'aenderung';
    this.each((stream) => {
      if (meets(stream.caller, requires)) stream.tell(name, event);
    });
  }

  /**
   * Ends the streams whose tokens are no longer valid or whose callers have a duty, and updates the rights of the
   * others.
   */
  private async check(): Promise<void> {
    if (this.streams.size === 0) return;
    // A change during a running check needs another one.
    await this.checking;
    this.checking ??= this.checkOnce().finally(() => {
      this.checking = undefined;
    });
    await this.checking;
  }

  private async checkOnce(): Promise<void> {
    const checked = [...this.streams];
    const hashes = [...new Set(checked.map(({ tokenHash }) => tokenHash))];
    try {
      const callers = await authenticateAll(
        this.database.orm,
        hashes.map((hash) => Buffer.from(hash, 'hex')),
      );
      for (const stream of checked) {
        const caller = callers.get(stream.tokenHash);
        if (caller && !hasDuty(caller)) stream.caller = caller;
        else this.end(stream);
      }
    } catch (err) {
      // Without a database there are no events either.
      this.log.warn({ err }, 'event streams could not be checked');
    }
  }

  private end(stream: EventStream): void {
    this.streams.delete(stream);
    stream.finish();
  }

  private each(run: (stream: EventStream) => void): void {
    for (const stream of this.streams) run(stream);
  }
}
