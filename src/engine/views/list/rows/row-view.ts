import { lookAttributes, lookColors, type Look } from '../../values/presentation';
import type { RowContent, MakeBody, RowBody } from './row-body';

export interface RowState {
  /** Column in the tab order, −1 when none of this row is. */
  activeColumn: number;
  /** State of the selection; undefined where rows cannot be selected. */
  selected: boolean | 'mixed' | undefined;
  keyOnly: boolean;
}

/** Element of a row that writes only what differs from what it shows already. */
export class RowView {
  readonly element = document.createElement('div');
  readonly body: RowBody;
  /** Index of its row, −1 while it is spare. */
  index = -1;
  #top = -1;
  #content: RowContent | undefined | null = null;
  #isSaidToLoad = false;
  #keyOnly = false;
  #activeColumn = -1;
  #selected: boolean | 'mixed' | undefined;

  constructor(
    private readonly parent: HTMLElement,
    makeBody: MakeBody,
    private readonly loadingText: string,
  ) {
    this.element.setAttribute('role', 'row');
    this.body = makeBody(this.element);
    this.element.className = this.body.className;
  }

  /** Shows a row; without content the row is on its way. */
  show(index: number, top: number, content: RowContent | undefined, state: RowState): void {
    if (index !== this.index) {
      if (this.index < 0) this.parent.append(this.element);
      this.index = index;
      this.element.setAttribute('aria-rowindex', String(index + 2));
    }
    if (top !== this.#top) {
      this.#top = top;
      this.element.style.top = `${top}px`;
    }
    if (content !== this.#content || this.#keyOnly !== state.keyOnly) this.#write(content, state);
    this.#activate(state.activeColumn);
    this.#select(state.selected);
  }

  spare(): void {
    if (this.index < 0) return;
    this.index = -1;
    this.element.remove();
    this.#activate(-1);
  }

  #write(content: RowContent | undefined, { keyOnly }: RowState): void {
    const { dataset } = this.element;
    if (this.#keyOnly !== keyOnly) {
      this.#keyOnly = keyOnly;
      if (keyOnly) dataset.keyOnly = '';
      else delete dataset.keyOnly;
    }
    if (!content !== !this.#content || this.#content === null) this.#setLoading(!content);
    this.#wear(content?.of, this.#content?.of);
    // Says nothing about rows that fly past: nobody listens, and ten cells a row have better to do.
    this.#sayLoading(!content && !keyOnly);
    this.#content = content;
    if (content) this.body.write(content, keyOnly);
    else this.body.clear();
  }

  #setLoading(isLoading: boolean): void {
    if (isLoading) this.element.dataset.loading = '';
    else delete this.element.dataset.loading;
  }

  #sayLoading(isLoading: boolean): void {
    if (isLoading === this.#isSaidToLoad) return;
    this.#isSaidToLoad = isLoading;
    if (isLoading) {
      this.element.setAttribute('aria-busy', 'true');
      for (const cell of this.body.cells) cell.setAttribute('aria-label', this.loadingText);
    } else {
      this.element.removeAttribute('aria-busy');
      for (const cell of this.body.cells) cell.removeAttribute('aria-label');
    }
  }

  #wear(look: Look = {}, before: Look = {}): void {
    const isSame =
      look.news === before.news &&
      look.tone?.text === before.tone?.text &&
      look.waiting === before.waiting;
    if (isSame) return;
    for (const [name, value] of Object.entries(lookAttributes(look))) {
      if (value === undefined) this.element.removeAttribute(name);
      else this.element.setAttribute(name, value);
    }
    for (const [name, value] of Object.entries(lookColors(look)))
      this.element.style.setProperty(name, value ?? null);
  }

  #activate(column: number): void {
    if (column === this.#activeColumn) return;
    const { cells } = this.body;
    const before = cells[this.#activeColumn];
    if (before) before.tabIndex = -1;
    const next = cells[column];
    if (next) next.tabIndex = 0;
    this.#activeColumn = column;
  }

  #select(selected: boolean | 'mixed' | undefined): void {
    if (selected === this.#selected) return;
    this.#selected = selected;
    if (selected === undefined) this.element.removeAttribute('aria-selected');
    else this.element.setAttribute('aria-selected', String(selected === true));
    this.body.check?.setAttribute('aria-checked', String(selected ?? false));
  }
}
