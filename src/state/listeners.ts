/** Listeners that want to hear of something. */
export class Listeners<Told extends unknown[] = []> {
  readonly #all = new Set<(...told: Told) => void>();

  get size(): number {
    return this.#all.size;
  }

  /** Adds a listener; the returned function removes it. */
  readonly add = (listener: (...told: Told) => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly tell = (...told: Told): void => {
    for (const listener of this.#all) listener(...told);
  };
}
