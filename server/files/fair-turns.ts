import { NoTurn } from '../http/turns';

interface Waiting {
  subject: string;
  begin: () => void;
}

/**
 * Lets one at a time work, whoever it is for. Of those who wait comes next whose subject (a user) had its last turn
 * longest ago: however much one of them asks for, the others wait for no more than what is under way.
 */
export class FairTurns {
  private isTaken = false;
  /** In the order in which they came. */
  private readonly waiting: Waiting[] = [];
  /** Subjects that have had turns since somebody waits, the one whose was longest ago first. */
  private readonly served = new Set<string>();

  /** `patience`: how long one waits at most, in ms. */
  constructor(private readonly patience: number) {}

  /**
   * Waits for a turn; answers how to end it. Throws `NoTurn` when it has waited for too long, and when `givenUp` is
   * aborted.
   */
  take(subject: string, givenUp: AbortSignal): Promise<() => void> {
    if (givenUp.aborted) return Promise.reject(new NoTurn());
    if (!this.isTaken) return Promise.resolve(this.turn(subject));
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
    this.isTaken = true;
    this.served.delete(subject);
    this.served.add(subject);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.isTaken = false;
      this.next()?.begin();
      if (!this.isTaken) this.served.clear();
    };
  }

  private next(): Waiting | undefined {
    const unserved = this.waiting.find(({ subject }) => !this.served.has(subject));
    if (unserved) return unserved;
    for (const subject of this.served) {
      const own = this.waiting.find((one) => one.subject === subject);
      if (own) return own;
    }
    return undefined;
  }
}
