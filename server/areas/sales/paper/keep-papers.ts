import { asc, gt } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { readDocument } from '../document-row';
import { papersWaiting } from '../tables';
import { storedPaper } from './paper-of';

/** Nobody waits for these: whoever asks for a paper has a turn before the next of them. */
const asker = { subject: 'papers of booked documents', gone: () => new AbortController().signal };

/** Makes the PDFs of booked documents that have none yet, one after the other, one run at a time. */
class PaperKeeper {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;

  /** Resolves when none is left that can be made; rejects with what the first one failed of, after the others. */
  run(db: Executor): Promise<void> {
    this.isAskedAgain = this.running !== undefined;
    this.running ??= this.runAll(db).finally(() => (this.running = undefined));
    return this.running;
  }

  private async runAll(db: Executor): Promise<void> {
    const failures: unknown[] = [];
    do {
      this.isAskedAgain = false;
      // One that cannot be made keeps nothing up, and is tried again at the next start.
      for (let id = await firstAfter(0, db); id !== undefined; id = await firstAfter(id, db)) {
        try {
          await storedPaper(await readDocument(id, db), db, asker);
        } catch (error) {
          failures.push(error);
        }
      }
    } while (this.isAskedAgain);
    if (failures.length > 0) throw failures[0];
  }
}

const keeper = new PaperKeeper();

/** Makes what PDFs of booked documents are missing, after a booking has been committed and at a start. */
export const keepPapers = (db: Executor): Promise<void> => keeper.run(db);

async function firstAfter(id: number, db: Executor): Promise<number | undefined> {
  const [next] = await db
    .select({ id: papersWaiting.belegId })
    .from(papersWaiting)
    .where(gt(papersWaiting.belegId, id))
    .orderBy(asc(papersWaiting.belegId))
    .limit(1);
  return next?.id;
}
