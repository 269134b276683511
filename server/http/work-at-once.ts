import type { ServerResponse } from 'node:http';
import type { Limits } from '../config';
import type { Problem } from './problem';
import { tooMany } from './too-many';
import { NoTurn, Turns } from './turns';

const PATIENCE_MS = 10_000;
/** A tenth of the burst that is free of charge, far more than any page sends. */
const LIGHT_PLACES = 1_000;
/** These may carry a body of a megabyte each. */
const HEAVY_PLACES = 60;
/** A page sends the files of a record one after the other. */
const UPLOADS_AT_ONCE = 4;
/** Each holds a connection, but nothing of its body. */
const UPLOAD_PLACES = 60;
const RETRY_SECONDS = 5;

/**
 * Bounds what a process works on at once for one user (without a session: one network): so many calls,
 * beside them so much heavy reading, which may take seconds each, and so many uploads. So nobody takes every
 * connection of the database, a heavy answer keeps no light one waiting, and what a user has on its way into the
 * database is no more than these uploads may hold.
 */
export class WorkAtOnce {
  private readonly light: Turns;
  private readonly heavy: Turns;
  private readonly uploads: Turns;

  constructor({ callsAtOnce, heavyAtOnce }: Pick<Limits, 'callsAtOnce' | 'heavyAtOnce'>) {
    const patience = PATIENCE_MS;
    this.light = new Turns({ capacity: callsAtOnce, places: LIGHT_PLACES, patience });
    this.heavy = new Turns({ capacity: heavyAtOnce, places: HEAVY_PLACES, patience });
    this.uploads = new Turns({ capacity: UPLOADS_AT_ONCE, places: UPLOAD_PLACES, patience });
  }

  /**
   * Waits until a call may begin; answers what to do when it has been worked on. A heavy one (`weight`
   * from 1 on) is over when its answer has left, because until then it is held in memory. Throws 429 for
   * a call that did not get its turn in time.
   */
  async begin(subject: string, weight: number, response: ServerResponse): Promise<() => void> {
    const leaving = () => goneSignal(response);
    if (weight === 0) return inTurn(this.light.take(subject, 1, leaving));
    const end = await inTurn(this.heavy.take(subject, weight, leaving));
    return () => {
      if (response.closed || response.destroyed) end();
      else response.once('close', end);
    };
  }

  /**
   * Waits until the body of an upload may be read; `gone` says that its sender has left. Answers what to do when the
   * content belongs to a record, or is removed again. Throws 429 when it did not get its turn in time.
   */
  beginUpload(subject: string, gone: AbortSignal): Promise<() => void> {
    return inTurn(this.uploads.take(subject, 1, () => gone));
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
