import type { AnyRecord } from '../../../define/definition';

/** What a table asks of its grid. */
export interface RowGridHandle {
  flush: () => void;
  /** What the open cell holds back, which stays so. */
  pending: () => { key: string; changes: AnyRecord } | undefined;
  /** Without a field, the row's number. `edit` opens the cell. */
  focus: (key: string, field?: string, edit?: boolean) => void;
  /** Scrolls, and leaves the focus where it is. */
  show: (key: string) => void;
  /** A scanner has typed this into the open cell: it is taken out again. */
  takeBack: (text: string) => void;
}

/** Where the focus is. */
export interface ActiveRows {
  /** All that are marked, or the one with the focus. */
  keys: readonly string[];
  /** The open cell. */
  typing: { key: string; field: string | undefined } | undefined;
}
