/**
 * Switch that keeps pinned cells from being sticky while rows fly past and nothing is scrolled sideways: sticky layers
 * cost frames.
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
