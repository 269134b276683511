import type { ServerResponse } from 'node:http';
import type { Limits } from '../../config';
import type { Problem } from '../errors/problem';
import { tooMany } from '../errors/too-many';
import { FairTurns } from './fair-turns';
import { NoTurn, Turns } from './turns';

const PATIENCE_MS = 10_000;
/** What is gathered takes as long as all of it; shorter than a connection lasts, so that who waits is told. */
const GATHERING_PATIENCE_MS = 20_000;
/** A tenth of the burst that is free of charge, far more than any page sends. */
const LIGHT_PLACES = 1_000;
/** These may carry a body of a megabyte each. */
const HEAVY_PLACES = 60;
/** A page sends the files of a record one after the other. */
const UPLOADS_AT_ONCE = 4;
/** Each holds a connection, but nothing of its body. */
const UPLOAD_PLACES = 60;
/** Calls that gather what others answer: a page sends one after the other. */
const GATHERING_AT_ONCE = 2;
const GATHERING_PLACES = 20;
/** Of the database's connections: what all users together hold for longer than a light read takes. */
const LASTING_SHARE = 0.5;
const UPLOAD_SHARE = 0.3;
const RETRY_SECONDS = 5;

/** What a call does, as far as others have to wait for it. */
interface Work {
  /** 0 for a light read. */
  weight: number;
  /** Of a light read: so many of its user's light reads it stands for, 1 unless given. */
  share?: number;
  /** It holds a connection from its beginning to its end. */
  writes: boolean;
  /** It asks the server itself for everything. */
  gathers: boolean;
  /** Its answer is not held in memory as a whole: a file, or a stream that never ends. */
  streams: boolean;
}

/**
 * Bounds what a process works on at once for one user (without a session: one network): so many calls,
 * beside them so much heavy reading, which may take seconds each, so many uploads, and so many calls that gather what
 * others answer. And it bounds what all together hold connections for: changes and heavy reads take turns by user for one
 * part of them, uploads for another, so that for light reads there are always some left. Nothing that holds a turn waits for
 * another one of the same kind.
 */
export class WorkAtOnce {
  private readonly light: Turns;
  private readonly heavy: Turns;
  private readonly uploads: Turns;
  private readonly gathering: Turns;
  private readonly lasting: FairTurns;
  private readonly uploading: FairTurns;

  /** `connections`: how many the process has to its database. */
  constructor(
    { callsAtOnce, heavyAtOnce }: Pick<Limits, 'callsAtOnce' | 'heavyAtOnce'>,
    connections: number,
  ) {
    const patience = PATIENCE_MS;
    this.light = new Turns({ capacity: callsAtOnce, places: LIGHT_PLACES, patience });
    this.heavy = new Turns({ capacity: heavyAtOnce, places: HEAVY_PLACES, patience });
    this.uploads = new Turns({ capacity: UPLOADS_AT_ONCE, places: UPLOAD_PLACES, patience });
    this.gathering = new Turns({
      capacity: GATHERING_AT_ONCE,
      places: GATHERING_PLACES,
      patience: GATHERING_PATIENCE_MS,
    });
    const share = (part: number) => Math.max(1, Math.floor(connections * part));
    this.lasting = new FairTurns(patience, share(LASTING_SHARE));
    this.uploading = new FairTurns(patience, share(UPLOAD_SHARE));
  }

  /**
   * Waits until a call may begin; answers what to do when it has been worked on. It is over for its user when its answer has
   * left, because until then it is held in memory, however slowly it is read. Throws 429 for a call that did not get its turn
   * in time.
   */
  async begin(
    subject: string,
    { weight, share = 1, writes, gathers, streams }: Work,
    response: ServerResponse,
  ): Promise<() => void> {
    const leaving = () => goneSignal(response);
    // What it asks for takes turns of its own.
    const [turns, takes] = gathers
      ? ([this.gathering, 1] as const)
      : weight === 0
        ? ([this.light, share] as const)
        : ([this.heavy, weight] as const);
    const end = await inTurn(turns.take(subject, takes, leaving));
    const whenLeft = () => {
      const isStream = streams && weight === 0;
      if (isStream || response.closed || response.destroyed) end();
      else response.once('close', end);
    };
    const holdsConnection = !gathers && (writes || weight > 0);
    return holdsConnection
      ? withConnection(this.lasting.take(subject, leaving), whenLeft)
      : whenLeft;
  }

  /**
   * Waits until what a change needs may be made ready, as a heavy read of its user; it holds none of what is shared by
   * connections. Answers what to do when it is ready. Throws 429 when it did not get its turn in time.
   */
  async beginPreparing(subject: string, response: ServerResponse): Promise<() => void> {
    return inTurn(this.heavy.take(subject, 1, () => goneSignal(response)));
  }

  /**
   * Waits until the body of an upload may be read; `gone` says that its sender has left. Answers what to do when the
   * content belongs to a record, or is removed again. Throws 429 when it did not get its turn in time.
   */
  async beginUpload(subject: string, gone: AbortSignal): Promise<() => void> {
    const end = await inTurn(this.uploads.take(subject, 1, () => gone));
    return withConnection(
      this.uploading.take(subject, () => gone),
      end,
    );
  }
}

/** Waits for one of the connections that users share; answers how to give it back, and to `end` the rest. */
async function withConnection(turn: Promise<() => void>, end: () => void): Promise<() => void> {
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

/** Aborted when nobody waits for an answer any more. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.closed || response.destroyed) gone.abort();
  else response.once('close', () => gone.abort());
  return gone.signal;
}

/** A turn. Throws 429 for what did not get one in time. */
export async function inTurn(turn: Promise<() => void>): Promise<() => void> {
  return turn.catch((error: unknown): never => {
    throw error instanceof NoTurn ? busy() : error;
  });
}

function busy(): Problem {
  return tooMany('msg_general_busy', RETRY_SECONDS);
}
