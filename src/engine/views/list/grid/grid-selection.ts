import type { AnyRecord } from '../../../../api/dialect';
import type { RowId } from '../../../data/lists/selection';

/** Which rows are selected, and how that changes. */
export interface GridSelection {
  /** `mixed`: some of a group. */
  isSelected: (id: RowId, index: number) => boolean | 'mixed';
  /** Space or Ctrl+click; with `range` (Shift) every row from the last one on. */
  onToggle: (row: AnyRecord, index: number, range: boolean) => void;
  /** Shift and a key that moves the focus: every row from where it was to where it is. */
  onExtend: (from: number, to: number) => void;
  /** Every row of the list. */
  onAll: () => void;
  onClear: () => void;
  /** How much of the list is selected. */
  extent: 'none' | 'some' | 'all';
}
