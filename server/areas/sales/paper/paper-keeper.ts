/** Runs that try a failing paper; then it waits for the next start, or for a request. */
export const MOST_TRIES = 3;

/** Source of the documents that wait for their paper, with the way to make one. */
export interface PaperWork {
  /** Next document after this one, by its id, unless it is left out. */
  next(after: number, leftOut: readonly number[]): Promise<number | undefined>;
  make(id: number): Promise<void>;
}

/**
 * Makes waiting papers, one after the other, one run at a time. A failing one stops no other and is tried again by the
 * following runs, {@link MOST_TRIES} times in all.
 */
export class PaperKeeper {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  /** Failures of papers, by the ids of their documents. */
  private readonly failed = new Map<number, number>();

  /** Resolves when none is left to be tried; rejects with the first failure, after the others. */
  run(work: PaperWork): Promise<void> {
    this.isAskedAgain = this.running !== undefined;
    this.running ??= this.runAll(work).finally(() => (this.running = undefined));
    return this.running;
  }

  private async runAll(work: PaperWork): Promise<void> {
    const failures: unknown[] = [];
    do {
      this.isAskedAgain = false;
      const leftOut = [...this.failed].flatMap(([id, tries]) => (tries < MOST_TRIES ? [] : [id]));
      const next = (after: number) => work.next(after, leftOut);
      for (let id = await next(0); id !== undefined; id = await next(id)) {
        try {
          await work.make(id);
          this.failed.delete(id);
        } catch (error) {
          this.failed.set(id, (this.failed.get(id) ?? 0) + 1);
          failures.push(error);
        }
      }
    } while (this.isAskedAgain);
    if (failures.length > 0) throw failures[0];
  }
}
