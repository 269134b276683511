import { requireNoTransaction } from '../db/within-transaction';
import { FairTurns } from '../http/fair-turns';
import { tooMany } from '../http/too-many';
import { inTurn } from '../http/work-at-once';
import { PrintThread, type Printed } from './print-thread';

/** A paper of a hundred pages takes seconds, and everybody has a turn before the next one of the same user. */
const PATIENCE_MS = 60_000;

/** Who waits for a paper. */
export interface Asker {
  /** A user, or another one who has turns of his own. */
  subject: string;
  /** Aborted when he has left. */
  gone: () => AbortSignal;
}

const thread = new PrintThread();
const turns = new FairTurns(PATIENCE_MS);

/**
 * A sales document, a report, a transfer or a label as the bytes of a PDF; the same input gives the same bytes. Papers are
 * laid out one at a time, those of each caller in turn; what nobody waits for any more is not begun. Rejects with 429 when its turn did not
 * come, and when the input cannot be printed, such as an image that is no PNG.
 */
export async function printDocument(input: Printed, { subject, gone }: Asker): Promise<Uint8Array> {
  requireNoTransaction('printing');
  const end = await inTurn(turns.take(subject, gone));
  try {
    if (gone().aborted) throw tooMany('msg_general_busy', 1);
    return await thread.print(input);
  } finally {
    end();
  }
}
