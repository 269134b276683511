/** Nothing has moved for this long, in ms: rows are completed and put into reading order. */
const restAfter = 110;

/** Tells when nothing moves any more. */
export class Rest {
  #timer: number | undefined;
  #frame: number | undefined;

  constructor(private readonly onRest: () => void) {}

  /** Something has moved. After the pause and one more frame: where frames are slow, the next scroll event comes with it. */
  later(): void {
    this.callOff();
    this.#timer = window.setTimeout(this.#nextFrame, restAfter);
  }

  callOff(): void {
    window.clearTimeout(this.#timer);
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  readonly #nextFrame = (): void => {
    this.#frame = requestAnimationFrame(this.onRest);
  };
}

/** Above this speed only key columns are written: nobody reads, and writing all costs half the frames. */
const tooFastToRead = 12;
/** Steps further apart than this many ms belong to different movements. */
const pause = 300;

/** How fast rows pass by. */
export class Speed {
  #at = 0;
  #wasFast = false;
  #isFast = false;

  /** Notes a movement by so many px at a time in ms. One step alone, such as a jump, is not fast. */
  moved(by: number, now: number): void {
    const elapsed = now - this.#at;
    const fast = elapsed < pause && Math.abs(by) > tooFastToRead * elapsed;
    this.#isFast = fast && this.#wasFast;
    this.#wasFast = fast;
    this.#at = now;
  }

  /** The movement has ended. */
  rest(): void {
    this.#wasFast = false;
    this.#isFast = false;
  }

  /** Whether rows pass by too fast to be read. */
  get isFast(): boolean {
    return this.#isFast;
  }
}
