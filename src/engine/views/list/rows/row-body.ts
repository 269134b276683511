import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import type { Presentation } from '../../values/presentation';

/** Texts of a row, formatted once and kept as long as the record. */
export interface RowContent {
  of: Presentation;
  /** Texts by position of the column. */
  texts: readonly string[];
}

/** Elements of a row, made once and written whenever another record takes it. */
export interface RowBody {
  className: string;
  /** Cells that can hold the focus, by column. */
  cells: readonly HTMLElement[];
  check: HTMLElement | undefined;
  /** Writes what differs. `keyOnly`: too fast to read, only what tells rows apart. */
  write: (content: RowContent, keyOnly: boolean) => void;
  /** Empties the row while its record is on its way. */
  clear: () => void;
}

/** Names of what can be pressed in a row; undefined where there is none. */
export interface RowTools {
  check: string | undefined;
  more: string | undefined;
  /** True on phones narrower than most. */
  narrow: boolean;
  editing?: RowEditing | undefined;
}

/** Cells that are changed where they stand. */
export interface RowEditing {
  /** Tells whether those of a column are, as far as their rows allow it. */
  ofColumn: (field: Field) => boolean;
  ofRow: (row: AnyRecord) => boolean;
}

export type MakeBody = (row: HTMLElement) => RowBody;

export function gridCell(row: HTMLElement, position: number, className: string): HTMLElement {
  const cell = row.appendChild(document.createElement('div'));
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-colindex', String(position + 1));
  cell.tabIndex = -1;
  cell.className = className;
  return cell;
}

/** Makes a real link: it can be opened in another tab. */
export function recordLink(parent: HTMLElement, className: string): HTMLAnchorElement {
  const link = parent.appendChild(document.createElement('a'));
  link.className = className;
  link.tabIndex = -1;
  link.dataset.record = '';
  return link;
}

/** Sets where a link leads; a row that leads nowhere shows its text and is no link. */
export function linkTo(link: HTMLAnchorElement, href: string): void {
  if (href === '') link.removeAttribute('href');
  else link.setAttribute('href', href);
}

/** Makes the check box for the pointer; by keyboard Space does the same. */
export function selectionCheck(cell: HTMLElement, label: string, className: string): HTMLElement {
  const check = cell.appendChild(document.createElement('span'));
  check.setAttribute('role', 'checkbox');
  check.setAttribute('aria-label', label);
  check.setAttribute('aria-checked', 'false');
  check.tabIndex = -1;
  check.className = className;
  check.dataset.check = '';
  return check;
}
