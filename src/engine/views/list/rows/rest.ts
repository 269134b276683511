/** ms without movement: then rows are completed and put into reading order. */
const restAfter = 110;

/** Tells when nothing moves any more. */
export class Rest {
  #timer: number | undefined;
  #frame: number | undefined;

  constructor(private readonly onRest: () => void) {}

  /** After the pause and one more frame: where frames are slow, the next scroll event comes with it. */
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

/** Above this speed only key columns are written: writing all costs half the frames, and nobody reads. */
const tooFastToRead = 12;
/** ms; steps further apart belong to different movements. */
const pause = 300;

/** How fast rows pass by. */
export class Speed {
  #at = 0;
  #wasFast = false;
  #isFast = false;

  /** By px, at a time in ms. One step alone, such as a jump, is not fast. */
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
