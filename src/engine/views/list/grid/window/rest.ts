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
