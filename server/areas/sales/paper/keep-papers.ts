import { and, asc, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { readDocument } from '../document-row';
import { papersWaiting } from '../tables';
import { PaperKeeper } from './paper-keeper';
import { storedPaper } from './paper-of';

/** Nobody waits for these: whoever asks for a paper has a turn before the next of them. */
const asker = { subject: 'papers of booked documents', gone: () => new AbortController().signal };

const keeper = new PaperKeeper();

/**
 * Makes the PDFs of booked documents that have none yet, after each booking has been committed and at each start. One that fails
 * is tried by three runs of a process, then by the next start; whoever asks for it has it made anyway.
 */
export const keepPapers = (db: Executor): Promise<void> =>
  keeper.run({
    next: async (after, leftOut) => {
      const { belegId } = papersWaiting;
      const [next] = await db
        .select({ id: belegId })
        .from(papersWaiting)
        .where(and(gt(belegId, after), sql`${belegId} <> all(${sql.param(leftOut)}::bigint[])`))
        .orderBy(asc(belegId))
        .limit(1);
      return next?.id;
    },
    make: async (id) => {
      await storedPaper(await readDocument(id, db), db, asker);
    },
  });
