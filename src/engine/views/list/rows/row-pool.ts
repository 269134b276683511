import { movesToAscend } from './reading-order';
import type { RowRange } from '../../../data/lists/row-range';
import type { RowView } from './row-view';

/** Rows recycled by slot (row modulo size); the active row keeps its own element, since it may have the focus. */
export class RowPool {
  #slots: RowView[] = [];
  #spare: RowView | undefined;
  #parked: RowView | undefined;

  constructor(
    private readonly body: HTMLElement,
    private readonly makeView: () => RowView,
  ) {}

  get size(): number {
    return this.#slots.length;
  }

  /** Returns the active row while it is out of view. */
  get parked(): RowView | undefined {
    return this.#parked;
  }

  /** Returns the slot of a mounted row. */
  slotOf(row: number): RowView | undefined {
    return this.#slots[row % this.#slots.length];
  }

  /** Returns the element that shows the row at this moment. */
  viewOf(row: number): RowView | undefined {
    for (const view of this.views()) if (view.index === row) return view;
    return undefined;
  }

  *views(): Iterable<RowView> {
    yield* this.#slots;
    if (this.#parked) yield this.#parked;
  }

  resize(size: number, active: number): void {
    if (size === this.#slots.length) return;
    // Keeps the element of the row with the focus: another size means another slot for every row.
    const views = this.#slots;
    const keep = views.find((view) => view.index === active);
    if (keep && !this.#parked) {
      this.#parked = keep;
      views.splice(views.indexOf(keep), 1);
    }
    for (const view of views.splice(size)) view.spare();
    while (views.length < size) views.push(this.makeView());
    for (const view of views) view.spare();
  }

  empty(): void {
    this.body.replaceChildren();
    this.#slots = [];
    this.#parked = undefined;
    this.#spare = undefined;
  }

  /** Assigns rows to slots. `show`: called for an active row that has no element yet; `count`: rows of the list. */
  assign(
    { first, last }: RowRange,
    active: number,
    count: number,
    show: (view: RowView, row: number) => void,
  ): void {
    const slots = this.#slots;
    const isMounted = (row: number) => first <= row && row <= last;
    if (this.#parked && (this.#parked.index !== active || active >= count)) this.#release();
    for (let row = first; row <= last; row += 1) {
      const slot = row % slots.length;
      const view = slots[slot];
      if (!view || view.index === row) continue;
      if (this.#parked?.index === row) {
        slots[slot] = this.#parked;
        this.#parked = undefined;
        view.spare();
        this.#spare = view;
      } else if (view.index >= 0 && view.index === active && !isMounted(view.index)) {
        this.#park(view);
        slots[slot] = this.#takeSpare();
      }
    }
    slots.forEach((view, slot) => {
      if (view.index >= 0 && !isMounted(view.index) && !this.#isNeeded(slot, first, last)) {
        if (view.index === active) {
          this.#park(view);
          slots[slot] = this.#takeSpare();
        } else view.spare();
      }
    });
    const isThere = this.#parked !== undefined || isMounted(active);
    if (!isThere && active >= 0 && active < count) {
      const view = this.#takeSpare();
      this.#parked = view;
      show(view, active);
    }
  }

  /** Undoes the rotation by recycling; `fixed` is not moved. */
  order(fixed: number | undefined): void {
    const byElement = new Map([...this.views()].map((view) => [view.element, view] as const));
    const byRow = new Map([...this.views()].map((view) => [view.index, view.element] as const));
    const rows = [...this.body.children]
      .map((element) => byElement.get(element as HTMLDivElement)?.index)
      .filter((row) => row !== undefined);
    for (const { entry, before } of movesToAscend(rows, fixed)) {
      const element = byRow.get(entry);
      const next = before === undefined ? undefined : byRow.get(before);
      if (element) this.body.insertBefore(element, next ?? null);
    }
  }

  #isNeeded(slot: number, first: number, last: number): boolean {
    const size = this.#slots.length;
    const row = first + ((slot - (first % size) + size) % size);
    return row <= last;
  }

  #park(view: RowView): void {
    this.#release();
    this.#parked = view;
  }

  #release(): void {
    const view = this.#parked;
    if (!view) return;
    this.#parked = undefined;
    view.spare();
    this.#spare = view;
  }

  #takeSpare(): RowView {
    const view = this.#spare ?? this.makeView();
    this.#spare = undefined;
    return view;
  }
}
