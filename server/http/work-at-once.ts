import type { ServerResponse } from 'node:http';
import type { Limits } from '../config';
import { Problem } from './problem';
import { NoTurn, Turns } from './turns';

const PATIENCE_MS = 10_000;
/** A tenth of the burst that is free of charge, far more than any page sends. */
const LIGHT_PLACES = 1_000;
/** These may carry a body of a megabyte each. */
const HEAVY_PLACES = 60;
const RETRY_SECONDS = '5';

/**
 * Bounds what a process works on at once for one user (without a session: one network): so many calls,
 * and beside them so much heavy reading, which may take seconds each. So nobody takes every connection
 * of the database, and a heavy answer keeps no light one waiting.
 */
export class WorkAtOnce {
  private readonly light: Turns;
  private readonly heavy: Turns;

  constructor({ callsAtOnce, heavyAtOnce }: Pick<Limits, 'callsAtOnce' | 'heavyAtOnce'>) {
    this.light = new Turns({ capacity: callsAtOnce, places: LIGHT_PLACES, patience: PATIENCE_MS });
    this.heavy = new Turns({ capacity: heavyAtOnce, places: HEAVY_PLACES, patience: PATIENCE_MS });
  }

  /**
   * Waits until a call may begin; answers what to do when it has been worked on. A heavy one (`weight`
   * from 1 on) is over when its answer has left, because until then it is held in memory. Throws 429 for
   * a call that did not get its turn in time.
   */
  async begin(subject: string, weight: number, response: ServerResponse): Promise<() => void> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    response.once('close', leave);
    try {
      if (weight === 0) return await this.light.take(subject, 1, gone.signal);
      const end = await this.heavy.take(subject, weight, gone.signal);
      return () => {
        if (response.closed || response.destroyed) end();
        else response.once('close', end);
      };
    } catch (error) {
      throw error instanceof NoTurn ? busy() : error;
    } finally {
      response.off('close', leave);
    }
  }
}

function busy(): Problem {
  return new Problem(429, {
    services: [{ code: 'msg_general_busy', parameters: [RETRY_SECONDS] }],
    headers: { 'x-rate-limit-retry-after-seconds': RETRY_SECONDS, 'retry-after': RETRY_SECONDS },
  });
}
