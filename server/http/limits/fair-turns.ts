import { NoTurn } from './turns';

interface Waiting {
  subject: string;
  begin: () => void;
}

/**
 * Lets a limited number of pieces of work run at once, whoever they are for. Next among those that wait is the one
 * whose subject (a user) has the fewest under way, and among these the one whose last turn was longest ago. No subject
 * has more than `most` of them under way, half unless given, even while nobody waits: its work may itself wait for long,
 * for a row that it holds. So however much one subject asks for, others get the rest.
 */
export class FairTurns {
  /** Running work by subject. */
  private readonly running = new Map<string, number>();
  private taken = 0;
  /** Waiting work in order of arrival. */
  private readonly waiting: Waiting[] = [];
  /** Subjects that have had turns since somebody began to wait, the one with the oldest turn first. */
  private readonly served = new Set<string>();

  /** `patience`: longest wait for a turn, in ms; `capacity`: how many work at once; `most`: how many of one subject. */
  constructor(
    private readonly patience: number,
    private readonly capacity = 1,
    private readonly most = Math.ceil(capacity / 2),
  ) {}

  /**
   * Waits for a turn; returns the function that ends it. Throws `NoTurn` after too long a wait, and when the signal of
   * `leaving` is aborted, which is only requested for a caller that has to wait.
   */
  take(subject: string, leaving: () => AbortSignal): Promise<() => void> {
    // Whoever waits beside a free place is one who has half of them.
    if (this.mayBegin(subject)) return Promise.resolve(this.turn(subject));
    const givenUp = leaving();
    if (givenUp.aborted) return Promise.reject(new NoTurn());
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        givenUp.removeEventListener('abort', giveUp);
        this.waiting.splice(this.waiting.indexOf(own), 1);
      };
      const own: Waiting = {
        subject,
        begin: () => {
          settle();
          resolve(this.turn(subject));
        },
      };
      const giveUp = () => {
        settle();
        reject(new NoTurn());
      };
      const timer = setTimeout(giveUp, this.patience);
      givenUp.addEventListener('abort', giveUp);
      this.waiting.push(own);
    });
  }

  private turn(subject: string): () => void {
    this.taken += 1;
    this.running.set(subject, this.underWay(subject) + 1);
    this.served.delete(subject);
    this.served.add(subject);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.taken -= 1;
      const left = this.underWay(subject) - 1;
      if (left === 0) this.running.delete(subject);
      else this.running.set(subject, left);
      this.next()?.begin();
      if (this.taken === 0) this.served.clear();
    };
  }

  private mayBegin(subject: string): boolean {
    return this.taken < this.capacity && this.underWay(subject) < this.most;
  }

  private underWay(subject: string): number {
    return this.running.get(subject) ?? 0;
  }

  private next(): Waiting | undefined {
    const order = [...this.served];
    // A subject that has had no turn yet comes first of those with the same number running.
    const lastTurn = ({ subject }: Waiting) => order.indexOf(subject);
    return this.waiting.reduce<Waiting | undefined>((best, one) => {
      if (!this.mayBegin(one.subject)) return best;
      if (!best) return one;
      const difference = this.underWay(one.subject) - this.underWay(best.subject);
      return (difference || lastTurn(one) - lastTurn(best)) < 0 ? one : best;
    }, undefined);
  }
}
