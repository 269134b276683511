/** Who wants to hear of something. */
export class Listeners<Told extends unknown[] = []> {
  readonly #all = new Set<(...told: Told) => void>();

  get size(): number {
    return this.#all.size;
  }

  /** Calls back until the answer is called. */
  readonly add = (listener: (...told: Told) => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly tell = (...told: Told): void => {
    for (const listener of this.#all) listener(...told);
  };
}
