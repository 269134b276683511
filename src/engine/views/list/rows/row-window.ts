import type { AnyRecord } from '../../../../api/dialect';
import type { Rows } from '../../../data/lists/use-rows';
import type { ActiveCell } from '../../../data/lists/active-cell';
import { Rest, Speed } from './rest';
import type { MakeBody, RowContent } from './row-body';
import { RowPool } from './row-pool';
import {
  mountedRows,
  poolSize,
  type RowHeights,
  type RowRange,
  seenRows,
  topToSee,
} from '../../../data/lists/row-range';
import { RowView } from './row-view';
import {
  isJump,
  scrolledTo,
  scrollTopOf,
  spacerOf,
  tallest,
  type Extent,
  type ScrollPlace,
} from './scale';
import { Unpinning } from './unpinning';

/** Model of the rows; a new `makeBody` or `contentOf` draws every row anew. */
export interface RowWindowModel {
  rows: Pick<Rows, 'count' | 'rowAt' | 'show'>;
  heights: RowHeights;
  makeBody: MakeBody;
  contentOf: (record: AnyRecord) => RowContent;
  /** Tells whether a row is selected; undefined where rows cannot be selected. */
  isSelected: ((record: AnyRecord, index: number) => boolean | 'mixed') | undefined;
  active: ActiveCell;
  loadingText: string;
}

/** Window on any number of rows: scrolls them, and shows those in view with as many elements as it can hold. */
export class RowWindow {
  #model: RowWindowModel;
  #place: ScrollPlace = { scrollTop: 0, top: 0 };
  readonly #pool: RowPool;
  readonly #rest = new Rest(() => this.#rested());
  readonly #pins: Unpinning;
  #activeRecord: { row: number; record: AnyRecord } | undefined;
  #contents = new WeakMap<AnyRecord, RowContent>();
  readonly #speed = new Speed();
  readonly #sizes: ResizeObserver;
  #edges: readonly (HTMLElement | null)[] = [];
  #direction = 0;
  #view = 0;
  /** True while the scrollbar's thumb is in somebody's hand. */
  #isHeld = false;

  constructor(
    private readonly grid: HTMLElement,
    private readonly body: HTMLElement,
    private readonly head: () => HTMLElement | null,
    private readonly foot: () => HTMLElement | null,
    model: RowWindowModel,
    private readonly onRest: () => void,
  ) {
    this.#model = model;
    this.#pool = new RowPool(body, () => this.#newView());
    this.#pins = new Unpinning(grid);
    this.#sizes = new ResizeObserver(() => this.#resized());
    this.#sizes.observe(grid);
    grid.addEventListener('scroll', this.#scrolled, { passive: true });
    grid.addEventListener('pointerdown', this.#pressed, { passive: true });
    grid.addEventListener('scrollend', this.#released);
    window.addEventListener('pointerup', this.#released);
    this.#measure();
    this.#layOut();
  }

  destroy(): void {
    this.#rest.callOff();
    this.#sizes.disconnect();
    this.grid.removeEventListener('scroll', this.#scrolled);
    this.grid.removeEventListener('pointerdown', this.#pressed);
    this.grid.removeEventListener('scrollend', this.#released);
    window.removeEventListener('pointerup', this.#released);
    this.body.replaceChildren();
  }

  update(model: RowWindowModel): void {
    const before = this.#model;
    const row = this.topRow;
    this.#model = model;
    const redraw = model.makeBody !== before.makeBody || model.loadingText !== before.loadingText;
    if (redraw || model.contentOf !== before.contentOf) this.#contents = new WeakMap();
    if (model.rows.rowAt !== before.rows.rowAt) this.#activeRecord = undefined;
    if (redraw || model.heights !== before.heights) {
      this.#measure();
      if (redraw) this.#empty();
      this.#layOut();
      this.goTo(row);
      return;
    }
    this.paint();
  }

  /** Returns the row at the top: 7.5 is the lower half of the eighth row. */
  get topRow(): number {
    return this.#model.heights.rowAt(this.#place.top);
  }

  get rowsPerView(): number {
    return Math.max(1, Math.floor(this.#view / this.#model.heights.most));
  }

  /** Scrolls a row to the top of the view. */
  goTo(row: number): void {
    this.#moveTo(this.#model.heights.topOf(row));
  }

  /** Brings a row into full view, with rows around it when it was not there. */
  bring(row: number): void {
    const { first, last } = this.#seen();
    if (row <= first || row >= last) this.goTo(row - Math.floor(this.rowsPerView / 3));
  }

  /** Scrolls as little as possible until the row is seen in full. */
  reveal(row: number): void {
    const top = topToSee(row, this.#place.top, this.#view, this.#model.heights);
    if (top !== this.#place.top) this.#moveTo(top);
  }

  /** Focuses the active cell, which is always in the document. */
  focusActive(): void {
    const { active } = this.#model;
    const cell = this.cellOf(active);
    if (!cell) return;
    this.#pool.order(active.row);
    cell.focus({ preventScroll: true });
    // Scrolls sideways only: the row is in view.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Returns the element of a cell; undefined while its row is not in the document. */
  cellOf({ row, column }: ActiveCell): HTMLElement | undefined {
    return this.#pool.viewOf(row)?.body.cells[column];
  }

  /** Scrolls back when Tab has led into the row that was scrolled out of view. */
  bringBack(focused: Element): void {
    const { parked } = this.#pool;
    if (parked?.element.contains(focused)) this.reveal(parked.index);
  }

  cellAt(target: Element): ActiveCell | undefined {
    for (const view of this.#pool.views()) {
      if (view.index < 0 || !view.element.contains(target)) continue;
      const column = view.body.cells.findIndex((cell) => cell.contains(target));
      return { row: view.index, column: Math.max(0, column) };
    }
    return undefined;
  }

  paint(jumped = false): void {
    const { count, show } = this.#model.rows;
    const seen = this.#seen();
    const pool = this.#pool;
    const mounted = mountedRows(seen, count, pool.size);
    if (count > 0) show(seen, this.#direction, jumped);
    pool.assign(mounted, this.#model.active.row, count, this.#show);
    for (let row = mounted.first; row <= mounted.last; row += 1) {
      const view = pool.slotOf(row);
      if (view) this.#show(view, row);
    }
    if (pool.parked) this.#show(pool.parked, pool.parked.index);
  }

  readonly #scrolled = (): void => {
    const { scrollTop, scrollLeft } = this.grid;
    const step = scrollTop - this.#place.scrollTop;
    if (step === 0) return;
    const top = scrolledTo(this.#extent(), this.#place, scrollTop);
    this.#speed.moved(top - this.#place.top, performance.now());
    // Fetches nothing that a thumb passes by on its way somewhere.
    const jumped = isJump(step);
    this.#direction = jumped ? 0 : Math.sign(top - this.#place.top) || this.#direction;
    this.#place = { scrollTop, top };
    this.#pins.set(this.#speed.isFast && scrollLeft === 0);
    this.paint(jumped);
    this.#rest.later();
  };

  readonly #rested = (): void => {
    this.#rest.callOff();
    this.#speed.rest();
    this.#pins.set(false);
    if (!this.#isHeld) this.#anchor();
    this.paint();
    this.#pool.order(this.#focusedRow());
    this.onRest();
  };

  readonly #pressed = (event: Event): void => {
    // Recognises the scrollbar: there the grid itself is what is pressed.
    this.#isHeld = event.target === this.grid;
  };

  readonly #released = (): void => {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#rested();
  };

  /** Moves the scrollbar to where the rows are, after scrolling on a compressed scale; the rows stay. */
  #anchor(): void {
    const scrollTop = scrollTopOf(this.#extent(), this.#place.top);
    if (scrollTop === this.#place.scrollTop) return;
    this.grid.scrollTop = scrollTop;
    this.#place = { scrollTop: this.grid.scrollTop, top: this.#place.top };
  }

  #moveTo(top: number): void {
    const extent = this.#extent();
    const most = Math.max(0, extent.content - extent.view);
    const to = Math.max(0, Math.min(Math.round(top), most));
    this.#direction = 0;
    this.#place = { scrollTop: this.grid.scrollTop, top: to };
    this.#anchor();
    this.paint();
    this.#rest.later();
  }

  #extent(): Extent {
    return { content: this.#model.heights.total, view: this.#view };
  }

  #seen(): RowRange {
    const { rows, heights } = this.#model;
    return seenRows(this.#place.top, this.#view, heights, rows.count);
  }

  #measure(): void {
    // Counts parts of a px: rounded heights would cut the last row.
    const { offsetHeight, clientHeight } = this.grid;
    const scrollbar = offsetHeight - clientHeight;
    const height = this.grid.getBoundingClientRect().height - scrollbar;
    const edges = [this.head(), this.foot()];
    this.#view = edges.reduce(
      (left, edge) => Math.max(0, left - (edge?.getBoundingClientRect().height ?? 0)),
      height,
    );
    this.#observe(edges);
  }

  /** Observes the edges; cards have no head: it comes and goes with the layout. */
  #observe(edges: readonly (HTMLElement | null)[]): void {
    edges.forEach((edge, place) => {
      const before = this.#edges[place];
      if (edge === before) return;
      if (before) this.#sizes.unobserve(before);
      if (edge) this.#sizes.observe(edge);
    });
    this.#edges = edges;
  }

  #resized(): void {
    const before = this.#view;
    this.#measure();
    if (before === this.#view) return;
    const { top } = this.#place;
    const focused = this.#focusedRow();
    this.#layOut();
    this.#moveTo(top);
    // Keeps the focused row in view when what comes below the rows takes room from them.
    if (focused !== undefined && this.#view < before) this.reveal(focused);
  }

  #layOut(): void {
    this.body.style.height = `${spacerOf(this.#extent())}px`;
    this.#pool.resize(poolSize(this.#view, this.#model.heights.least), this.#model.active.row);
  }

  #empty(): void {
    const hadFocus = this.body.contains(document.activeElement);
    this.#pool.empty();
    // Waits until React has drawn the rest.
    if (hadFocus) queueMicrotask(() => this.focusActive());
  }

  #newView(): RowView {
    const { makeBody, loadingText } = this.#model;
    return new RowView(this.body, makeBody, loadingText);
  }

  readonly #show = (view: RowView, row: number): void => {
    const { active, heights, isSelected, rows } = this.#model;
    let record = rows.rowAt(row);
    // Keeps the record of a parked row when its page is no longer at hand, also when all rows are drawn anew.
    if (row === active.row) {
      if (record) this.#activeRecord = { row, record };
      else if (view === this.#pool.parked && this.#activeRecord?.row === row) {
        record = this.#activeRecord.record;
      }
    }
    const shift = this.#place.scrollTop - this.#place.top;
    const top = Math.max(-heights.most, Math.min(heights.topOf(row) + shift, tallest));
    view.show(row, top, this.#contentOf(record), {
      activeColumn: row === active.row ? active.column : -1,
      selected: isSelected && (record ? isSelected(record, row) : false),
      // Draws in full what has the focus: it must stay visible to keep it.
      keyOnly: this.#speed.isFast && row !== active.row,
    });
  };

  #contentOf(record: AnyRecord | undefined): RowContent | undefined {
    if (!record) return undefined;
    let content = this.#contents.get(record);
    if (!content) {
      content = this.#model.contentOf(record);
      this.#contents.set(record, content);
    }
    return content;
  }

  #focusedRow(): number | undefined {
    const focused = document.activeElement;
    return focused && this.body.contains(focused) ? this.cellAt(focused)?.row : undefined;
  }
}
