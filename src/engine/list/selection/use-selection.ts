import { useMemo, useState } from 'react';
import type { GridSelection } from '../grid/data-grid';
import {
  isSelected,
  nothingSelected,
  selectTo,
  toggleRow,
  type RowId,
  type Selection,
} from './selection';

export interface SelectionControl extends GridSelection {
  selection: Selection;
  setSelection: (selection: Selection) => void;
}

/** The selection of a list; `key` names the list with its order and filters, another one begins without any. */
export function useSelection(key: string): SelectionControl {
  const [kept, setKept] = useState({ key, selection: nothingSelected });
  const selection = kept.key === key ? kept.selection : nothingSelected;
  return useMemo(() => {
    const setSelection = (next: Selection) => setKept({ key, selection: next });
    return {
      selection,
      setSelection,
      isSelected: (id, index) => isSelected(selection, id, index),
      onToggle: (row, index, range) =>
        setSelection(
          range ? selectTo(selection, index) : toggleRow(selection, row.id as RowId, index),
        ),
    };
  }, [key, selection]);
}
