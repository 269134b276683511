import type { AnyRecord } from '../../../../define/definition';
import type { Row } from '../../../../editing/model/row';
import type { RowEdits } from '../use-row-edits';
import type { TableRights } from '../use-table-rights';

/** Outcome of a code that was scanned or typed: it is in a row, may mean several things, or nothing. */
export type CodeOutcome =
  | { kind: 'found'; code: string; key: string; values: AnyRecord }
  | { kind: 'several'; code: string; key: string; hits: readonly AnyRecord[] }
  | { kind: 'missing'; code: string }
  | { kind: 'failed'; code: string; text: string };

/** Table as it stands by now. */
export interface SuggestedTable {
  edits: RowEdits;
  rights: TableRights;
  /** Rows as they were when editing began, by key. */
  before: ReadonlyMap<string, Row>;
  /** Place of the open cell. */
  typing: { key: string; field: string | undefined } | undefined;
  /** Called with what became of a code. */
  onCode: (outcome: CodeOutcome) => void;
}
