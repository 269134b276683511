/**
 * While rows fly past and nothing is scrolled sideways, pinned cells stay where they are without being sticky: each
 * sticky cell is a layer of its own, which costs more than everything else in a frame.
 */
export class Unpinning {
  #isUnpinned = false;

  constructor(private readonly grid: HTMLElement) {}

  set(isUnpinned: boolean): void {
    if (isUnpinned === this.#isUnpinned) return;
    this.#isUnpinned = isUnpinned;
    if (isUnpinned) this.grid.dataset.unpinned = '';
    else delete this.grid.dataset.unpinned;
  }
}
