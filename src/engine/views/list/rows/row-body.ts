import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import type { Presentation } from '../../values/presentation';

/** Formatted once and kept as long as the record. */
export interface RowContent {
  of: Presentation;
  /** By position of the column. */
  texts: readonly string[];
}

/** Made once, written whenever another record takes the row. */
export interface RowBody {
  className: string;
  /** Those that can hold the focus, by column. */
  cells: readonly HTMLElement[];
  check: HTMLElement | undefined;
  /** Writes what differs. `keyOnly`: too fast to read, only what tells rows apart. */
  write: (content: RowContent, keyOnly: boolean) => void;
  /** While its record is on its way. */
  clear: () => void;
}

/** Names of what can be pressed in a row; undefined where there is none. */
export interface RowTools {
  check: string | undefined;
  more: string | undefined;
  /** On phones narrower than most. */
  narrow: boolean;
  editing?: RowEditing | undefined;
}

/** Which cells are changed where they stand. */
export interface RowEditing {
  /** Those of a column, as far as their rows allow it. */
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

/** A real link: it can be opened in another tab. */
export function recordLink(parent: HTMLElement, className: string): HTMLAnchorElement {
  const link = parent.appendChild(document.createElement('a'));
  link.className = className;
  link.tabIndex = -1;
  link.dataset.record = '';
  return link;
}

/** A row that leads nowhere shows its text and is no link. */
export function linkTo(link: HTMLAnchorElement, href: string): void {
  if (href === '') link.removeAttribute('href');
  else link.setAttribute('href', href);
}

/** For the pointer; by keyboard Space does the same. */
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
