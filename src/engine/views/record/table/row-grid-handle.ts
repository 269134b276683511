import type { AnyRecord } from '../../../define/definition';

/** Methods that a table calls on its grid. */
export interface RowGridHandle {
  flush: () => void;
  /** Returns the changes that the open cell holds back, which stay so. */
  pending: () => { key: string; changes: AnyRecord } | undefined;
  /** Focuses a cell; without a field, the row's number. `edit` opens the cell. */
  focus: (key: string, field?: string, edit?: boolean) => void;
  /** Scrolls to a row, and leaves the focus where it is. */
  show: (key: string) => void;
  /** Takes a text out again that a scanner has typed into the open cell. */
  takeBack: (text: string) => void;
}

/** Rows that have the focus or are marked. */
export interface ActiveRows {
  /** Keys of all rows that are marked, or of the one with the focus. */
  keys: readonly string[];
  /** Place of the open cell. */
  typing: { key: string; field: string | undefined } | undefined;
}
