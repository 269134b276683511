interface Waiting {
  weight: number;
  begin: () => void;
}

interface Queue {
  /** Weight of the running work. */
  taken: number;
  waiting: Waiting[];
}

interface Room {
  /** Maximum weight of a subject's work at once; nothing weighs more. */
  capacity: number;
  /** Maximum number of waiting calls of one subject. */
  places: number;
  /** Longest wait, in ms. */
  patience: number;
}

/** Error for a call that will not begin, because its subject has too many already. */
export class NoTurn extends Error {}

/**
 * Lets a subject (a user, a network) do so much at once. Further work waits, first come, first served, so that light
 * work does not pass heavy work for ever.
 */
export class Turns {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly room: Room) {}

  /**
   * Waits for a turn with this weight; returns how to end it. Throws `NoTurn` when too many wait already, after too
   * long a wait, and when the signal of `leaving` is aborted. It is only requested for a caller that has to wait: most
   * calls have no such signal to pay for.
   */
  take(subject: string, weight: number, leaving: () => AbortSignal): Promise<() => void> {
    const { capacity, places, patience } = this.room;
    const weighs = Math.min(weight, capacity);
    const queue = this.queues.get(subject) ?? { taken: 0, waiting: [] };
    this.queues.set(subject, queue);
    if (queue.waiting.length === 0 && queue.taken + weighs <= capacity) {
      queue.taken += weighs;
      return Promise.resolve(this.ending(subject, queue, weighs));
    }
    const givenUp = leaving();
    if (givenUp.aborted || queue.waiting.length >= places) return Promise.reject(new NoTurn());
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        givenUp.removeEventListener('abort', giveUp);
      };
      const own: Waiting = {
        weight: weighs,
        begin: () => {
          settle();
          resolve(this.ending(subject, queue, weighs));
        },
      };
      const giveUp = () => {
        settle();
        queue.waiting.splice(queue.waiting.indexOf(own), 1);
        // Something lighter behind it may have room.
        this.proceed(subject, queue);
        reject(new NoTurn());
      };
      const timer = setTimeout(giveUp, patience);
      givenUp.addEventListener('abort', giveUp);
      queue.waiting.push(own);
    });
  }

  private ending(subject: string, queue: Queue, weight: number): () => void {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      queue.taken -= weight;
      this.proceed(subject, queue);
    };
  }

  private proceed(subject: string, queue: Queue): void {
    for (let next = queue.waiting[0]; next; next = queue.waiting[0]) {
      if (queue.taken + next.weight > this.room.capacity) return;
      queue.waiting.shift();
      queue.taken += next.weight;
      next.begin();
    }
    if (queue.taken === 0) this.queues.delete(subject);
  }
}
