import { requireNoTransaction } from '../db/within-transaction';
import { FairTurns } from '../http/limits/fair-turns';
import { problem } from '../http/errors/problem';
import { tooMany } from '../http/errors/too-many';
import { inTurn } from '../http/limits/work-at-once';
import { PrintThread, type Printed } from './print-thread';

/**
 * Longest wait for a turn, in ms; with {@link LONGEST_MS} shorter than a connection lasts, so that the caller is told.
 */
const PATIENCE_MS = 10_000;
/** Longest layout of one paper, in ms: one of a hundred pages takes seconds. */
const LONGEST_MS = 14_000;

/** Caller that waits for a paper. */
export interface Asker {
  /** Subject: a user, or another one with turns of his own. */
  subject: string;
  /** Makes a signal that is aborted when he has left. */
  gone: () => AbortSignal;
}

/** Characters of what a long paper is made of: more than ten pages, which take a second and more. */
const LONG = 50_000;

/** Where papers are laid out, one at a time; a short one does not wait for a long one of somebody else. */
const room = () => ({ thread: new PrintThread(), turns: new FairTurns(PATIENCE_MS) });
const rooms = { short: room(), long: room() };

/**
 * Prints a sales document, a report, a transfer or a label to the bytes of a PDF, and makes e-invoices; the same input
 * gives the same bytes.
 * Short papers are laid out one at a time, and long ones, the callers in turn; one that nobody waits for any more is not
 * begun, and a long one given up. A short one that has begun is finished: a new thread would take longer than the paper,
 * and who begins papers and leaves would make the others wait for it each time.
 * Rejects with 429 when its turn did not come, with 409 when it took too long, and when the input cannot be printed,
 * such as an image that is no PNG.
 */
export async function printDocument(input: Printed, { subject, gone }: Asker): Promise<Uint8Array> {
  requireNoTransaction('printing');
  const isLong = lengthOf(input) > LONG;
  const { thread, turns } = isLong ? rooms.long : rooms.short;
  const end = await inTurn(turns.take(subject, gone));
  try {
    const left = gone();
    if (left.aborted) throw tooMany('msg_general_busy', 1);
    const late = AbortSignal.timeout(LONGEST_MS);
    return await thread.print(input, isLong ? AbortSignal.any([left, late]) : late);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'AbortError') throw tooMany('msg_general_busy', 1);
    if (name !== 'TimeoutError') throw error;
    throw problem(409, 'msg_print_too_long', String(LONGEST_MS / 1000));
  } finally {
    end();
  }
}

/** Characters of what is printed, without its images and the paper that an e-invoice is put into. */
function lengthOf(input: Printed): number {
  const images = ['logo', 'signature', 'pdf'];
  const text = (key: string, value: unknown) => (images.includes(key) ? undefined : value);
  return JSON.stringify(input, text).length;
}
