/** Time in ms without movement: then rows are completed and put into reading order. */
const restAfter = 110;

/** Waits until nothing moves any more, and tells. */
export class Rest {
  #timer: number | undefined;
  #frame: number | undefined;

  constructor(private readonly onRest: () => void) {}

  /** Waits for the pause and one more frame: where frames are slow, the next scroll event comes with it. */
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

/** Speed in px per ms above which only key columns are written: writing all costs half the frames, and nobody reads. */
const tooFastToRead = 12;
/** Time in ms; steps further apart belong to different movements. */
const pause = 300;

/** Speed at which rows pass by. */
export class Speed {
  #at = 0;
  #wasFast = false;
  #isFast = false;

  /** Notes a movement in px, at a time in ms. One step alone, such as a jump, is not fast. */
  moved(by: number, now: number): void {
    const elapsed = now - this.#at;
    const fast = elapsed < pause && Math.abs(by) > tooFastToRead * elapsed;
    this.#isFast = fast && this.#wasFast;
    this.#wasFast = fast;
    this.#at = now;
  }

  rest(): void {
    this.#wasFast = false;
    this.#isFast = false;
  }

  get isFast(): boolean {
    return this.#isFast;
  }
}
