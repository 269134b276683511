import type { ServerResponse } from 'node:http';
import type { Limits } from '../../config';
import type { Problem } from '../errors/problem';
import { tooMany } from '../errors/too-many';
import { FairTurns } from './fair-turns';
import { goneSignal, onceLeft } from './left';
import { NoTurn, Turns } from './turns';

const PATIENCE_MS = 10_000;
/**
 * Longest wait, in ms, of a gathering call, which takes as long as all its parts; shorter than a connection lasts, so
 * that the caller is told.
 */
const GATHERING_PATIENCE_MS = 20_000;
/** Places for light reads: a tenth of the burst that is free of charge, far more than any page sends. */
const LIGHT_PLACES = 1_000;
/** Places for heavy reads, which may carry a body of a megabyte each. */
const HEAVY_PLACES = 60;
/** Uploads at once; a page sends the files of a record one after the other. */
const UPLOADS_AT_ONCE = 4;
/** Places for uploads; each holds an open request, but nothing of its body. */
const UPLOAD_PLACES = 60;
/** Calls at once that stand for one key: a name that logs in, a token that is renewed; each may take long on purpose. */
const KEYED_AT_ONCE = 2;
const KEYED_PLACES = 20;
/** Calls at once that gather what others answer; a page sends one after the other. */
const GATHERING_AT_ONCE = 2;
const GATHERING_PLACES = 20;
/**
 * Shares of the database's connections by what is done with them, all users together: what lasts (changes and heavy
 * reads), light reads that search or skip many rows, which may look at every row, all other light reads, and uploads.
 * They do not add up to more than one: no statement waits for a connection, and none of a kind for those of another kind.
 */
const SHARES = { lasting: 0.35, searching: 0.25, reading: 0.25, uploading: 0.125 };
const RETRY_SECONDS = 5;

/** Work of a call, as far as others have to wait for it. */
interface Work {
  /** Weight; 0 for a light read. */
  weight: number;
  /** Number of its user's light reads that a light read counts as, 1 unless given. */
  share?: number;
  /** True if a light read may have to look at any number of rows. */
  searches?: boolean;
  /** What else it takes turns by, first: a name, a token. */
  key?: string | undefined;
  /** True if it has none of the shared connections: calls without a login have some of their own. */
  isPublic?: boolean;
  /** True if it holds a connection from its beginning to its end. */
  writes: boolean;
  /** True if it asks the server itself for everything. */
  gathers: boolean;
  /** True if its answer is not held in memory as a whole: a file, or a stream that never ends. */
  streams: boolean;
}

/**
 * Limits what a process works on at once for one user (without a session: one network): so many calls, besides so much
 * heavy reading, which may take seconds each, so many uploads, and so many calls that gather what others answer. It
 * also limits the connections that all hold together: changes and heavy reads take turns by user for one part of them,
 * light reads that search for another, all other light reads and uploads for one each. Nothing that holds a turn waits for another one of
 * the same kind.
 */
export class WorkAtOnce {
  private readonly light: Turns;
  private readonly heavy: Turns;
  private readonly uploads: Turns;
  private readonly keyed: Turns;
  private readonly gathering: Turns;
  private readonly lasting: FairTurns;
  private readonly searching: FairTurns;
  private readonly reading: FairTurns;
  private readonly uploading: FairTurns;

  /** `connections`: number that the process has to its database. */
  constructor(
    { callsAtOnce, heavyAtOnce }: Pick<Limits, 'callsAtOnce' | 'heavyAtOnce'>,
    connections: number,
  ) {
    const patience = PATIENCE_MS;
    this.light = new Turns({ capacity: callsAtOnce, places: LIGHT_PLACES, patience });
    this.heavy = new Turns({ capacity: heavyAtOnce, places: HEAVY_PLACES, patience });
    this.uploads = new Turns({ capacity: UPLOADS_AT_ONCE, places: UPLOAD_PLACES, patience });
    this.keyed = new Turns({ capacity: KEYED_AT_ONCE, places: KEYED_PLACES, patience });
    this.gathering = new Turns({
      capacity: GATHERING_AT_ONCE,
      places: GATHERING_PLACES,
      patience: GATHERING_PATIENCE_MS,
    });
    const share = (part: number) => Math.max(1, Math.floor(connections * part));
    this.lasting = new FairTurns(patience, share(SHARES.lasting));
    this.searching = new FairTurns(patience, share(SHARES.searching));
    const reads = share(SHARES.reading);
    // A page asks for many records at once; each takes no time.
    this.reading = new FairTurns(patience, reads, Math.max(1, reads - 2));
    this.uploading = new FairTurns(patience, share(SHARES.uploading));
  }

  /**
   * Waits until a call may begin; returns a function to call when its work is done. It ends for its user when its
   * answer has left, because until then it is held in memory, however slowly it is read. Throws 429 for a call that did
   * not get its turn in time.
   */
  async begin(subject: string, work: Work, response: ServerResponse): Promise<() => void> {
    const { key } = work;
    if (key === undefined) return this.beginOf(subject, work, response);
    const end = await inTurn(this.keyed.take(key, 1, () => goneSignal(response)));
    return withAnother(this.beginOf(subject, work, response), end);
  }

  private async beginOf(
    subject: string,
    { weight, share = 1, searches = false, isPublic = false, writes, gathers, streams }: Work,
    response: ServerResponse,
  ): Promise<() => void> {
    const leaving = () => goneSignal(response);
    // The calls it makes take turns of their own.
    const [turns, takes] = gathers
      ? ([this.gathering, 1] as const)
      : weight === 0
        ? ([this.light, share] as const)
        : ([this.heavy, weight] as const);
    const end = await inTurn(turns.take(subject, takes, leaving));
    const whenLeft = () => {
      const isStream = streams && weight === 0;
      if (isStream) end();
      else onceLeft(response, end);
    };
    if (gathers || isPublic) return whenLeft;
    const connections =
      writes || weight > 0 ? this.lasting : searches ? this.searching : this.reading;
    return withAnother(connections.take(subject, leaving), whenLeft);
  }

  /**
   * Waits until the preparation of a change may begin, as a heavy read of its user; it holds none of the shared
   * connections. Returns a function to call when it is ready. Throws 429 when it did not get its turn in time.
   */
  async beginPreparing(subject: string, response: ServerResponse): Promise<() => void> {
    return inTurn(this.heavy.take(subject, 1, () => goneSignal(response)));
  }

  /**
   * Waits until the body of an upload may be read, however slowly it comes; it holds none of the shared connections.
   * `gone` says that its sender has left. Returns a function to call when the content belongs to a record, or is removed
   * again. Throws 429 when it did not get its turn in time.
   */
  async beginUpload(subject: string, gone: AbortSignal): Promise<() => void> {
    return inTurn(this.uploads.take(subject, 1, () => gone));
  }

  /** Stores a piece of an upload as soon as one of the connections for that is free. Throws 429 when none was in time. */
  async store<T>(subject: string, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const end = await inTurn(this.uploading.take(subject, () => gone));
    return work().finally(end);
  }
}

/** Waits for a further turn; returns how to end it, and the former one by `end`, which ends also when it does not come. */
async function withAnother(turn: Promise<() => void>, end: () => void): Promise<() => void> {
  try {
    const giveBack = await inTurn(turn);
    return () => {
      giveBack();
      end();
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Awaits a turn. Throws 429 where it did not come in time. */
export async function inTurn(turn: Promise<() => void>): Promise<() => void> {
  return turn.catch((error: unknown): never => {
    throw error instanceof NoTurn ? busy() : error;
  });
}

function busy(): Problem {
  return tooMany('msg_general_busy', RETRY_SECONDS);
}
