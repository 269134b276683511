import type { AnyRecord } from '../../../../api/dialect';

/** What a row shows, formatted once and kept as long as the record. */
export interface RowContent {
  record: AnyRecord;
  /** By position of the column. */
  texts: readonly string[];
  title: string;
  href: string;
}

/** The inside of a row: the cells of a line, or a card. Made once, written whenever another record takes the row. */
export interface RowBody {
  className: string;
  /** The cells that can hold the focus, by column. */
  cells: readonly HTMLElement[];
  /** Writes what differs. `keyOnly`: too fast to read, only what tells rows apart. */
  write: (content: RowContent, keyOnly: boolean) => void;
  /** Empties it while its record is on its way. */
  clear: () => void;
}

/** Makes the inside of a fresh row. */
export type MakeBody = (row: HTMLElement) => RowBody;

/** A focusable cell of the grid. */
export function gridCell(row: HTMLElement, position: number, className: string): HTMLElement {
  const cell = row.appendChild(document.createElement('div'));
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-colindex', String(position + 1));
  cell.tabIndex = -1;
  cell.className = className;
  return cell;
}

/** The real link to a record: it can be opened in another tab. */
export function recordLink(parent: HTMLElement, className: string): HTMLAnchorElement {
  const link = parent.appendChild(document.createElement('a'));
  link.className = className;
  link.tabIndex = -1;
  link.dataset.record = '';
  return link;
}
