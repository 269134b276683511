import { useMemo, useState } from 'react';
import type { GridSelection } from '../grid/data-grid';
import type { Rows } from '../source/use-rows';
import { keepSelection, keptSelection } from './kept-selection';
import {
  extendTo,
  isSelected,
  nothingSelected,
  selectAll,
  selectedCount,
  selectTo,
  toggleRow,
  type RowId,
  type Selection,
} from './selection';

export interface SelectionControl extends GridSelection {
  selection: Selection;
  /** How many rows are selected. */
  count: number;
}

/** The selection of a list; `key` names the list with its order and filters, another one begins without any. */
export function useSelection(key: string, rows: Rows): SelectionControl {
  const [held, setHeld] = useState(() => ({ key, selection: keptSelection(key) }));
  const selection = held.key === key ? held.selection : keptSelection(key);
  const { rowAt, count: known, total = known } = rows;
  return useMemo(() => {
    const setSelection = (next: Selection) => {
      keepSelection(key, next);
      setHeld({ key, selection: next });
    };
    const idAt = (index: number) => rowAt(index)?.id as RowId | undefined;
    const count = selectedCount(selection, total);
    return {
      selection,
      count,
      extent: count === 0 ? 'none' : count >= total ? 'all' : 'some',
      isSelected: (id, index) => isSelected(selection, id, index),
      onToggle: (row, index, range) =>
        setSelection(
          range ? selectTo(selection, index, idAt) : toggleRow(selection, row.id as RowId, index),
        ),
      onExtend: (from, to) => setSelection(extendTo(selection, from, to, idAt)),
      onAll: () => setSelection(selectAll()),
      onClear: () => setSelection(nothingSelected),
    };
  }, [key, selection, rowAt, total]);
}
