import { and, asc, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { readDocument } from '../document-row';
import { papersWaiting } from '../tables';
import { PaperKeeper } from './paper-keeper';
import { storedPaper } from './paper-of';

/** Subject of papers that nobody waits for: a request for a paper has its turn before the next of them. */
const asker = { subject: 'papers of booked documents', gone: () => new AbortController().signal };

const keeper = new PaperKeeper();

/**
 * Makes the PDFs of booked documents that have none yet, after each booking has been committed and at each start. A
 * failing one is tried by three runs of a process, then by the next start; a request for it makes it in any case.
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
