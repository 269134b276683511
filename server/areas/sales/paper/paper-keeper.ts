/** Runs that try a paper which fails; then it waits for the next start, or for whoever asks for it. */
export const MOST_TRIES = 3;

/** Documents that wait for their paper, and how one is made. */
export interface PaperWork {
  /** The next document behind this one, by its id; one that is not left out. */
  next(after: number, leftOut: readonly number[]): Promise<number | undefined>;
  make(id: number): Promise<void>;
}

/**
 * Makes papers that wait, one after the other, one run at a time. One that fails keeps nothing up and is tried again by the runs
 * that follow, {@link MOST_TRIES} times in all.
 */
export class PaperKeeper {
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  /** How often papers have failed, by the ids of their documents. */
  private readonly failed = new Map<number, number>();

  /** Resolves when none is left that is to be tried; rejects with what the first one failed of, after the others. */
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
