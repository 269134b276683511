import { useMemo, useState } from 'react';
import type { GridSelection } from '../rows/grid-column';
import type { Rows } from '../../../data/lists/use-rows';
import { keepSelection, keptSelection } from './kept-selection';
import { extension, type RowPlace, type RowPlaces } from '../grouping/row-places';
import {
  extendTo,
  isSelected,
  nothingSelected,
  selectAll,
  selectedCount,
  selectedWithin,
  selectTo,
  toggleRow,
  toggleStretch,
  type RowId,
  type Selection,
} from '../../../data/lists/selection';

export interface SelectionControl extends GridSelection {
  selection: Selection;
  count: number;
}

/**
 * Keeps the selection. `key`: the list with its order and filters; another one begins empty. `places`: for rows with
 * groups among them.
 */
export function useSelection(
  key: string,
  { rowAt }: Pick<Rows, 'rowAt'>,
  total: number,
  places?: RowPlaces,
): SelectionControl {
  const [held, setHeld] = useState(() => ({ key, selection: keptSelection(key) }));
  const selection = held.key === key ? held.selection : keptSelection(key);
  const { setSelection, onAll, onClear } = useMemo(() => {
    const set = (next: Selection) => {
      keepSelection(key, next);
      setHeld({ key, selection: next });
    };
    return {
      setSelection: set,
      onAll: () => set(selectAll()),
      onClear: () => set(nothingSelected),
    };
  }, [key]);
  return useMemo(() => {
    const placeOf = (index: number): RowPlace => places?.ofRow(index) ?? { from: index, to: index };
    const recordAt = places?.recordAt ?? rowAt;
    const idAt = (place: number) => recordAt(place)?.id as RowId | undefined;
    const count = selectedCount(selection, total);
    return {
      selection,
      count,
      extent: count === 0 ? 'none' : count >= total ? 'all' : 'some',
      isSelected: (id, index) => {
        const place = placeOf(index);
        if (!place.group) return isSelected(selection, id, place.from);
        const within = selectedWithin(selection, place);
        return within === 0 ? false : within > place.to - place.from || 'mixed';
      },
      onToggle: (row, index, range) => {
        const place = placeOf(index);
        const isBehind = (selection.anchor ?? place.from) > place.from;
        if (range) setSelection(selectTo(selection, isBehind ? place.from : place.to, idAt));
        else if (place.group) setSelection(toggleStretch(selection, place, total));
        else setSelection(toggleRow(selection, row.id as RowId, place.from));
      },
      onExtend: (from, to) => {
        const reach = extension(selection, placeOf(from), placeOf(to), to > from);
        if (reach.to < 0) return;
        setSelection(extendTo(selection, reach.from, reach.to, idAt));
      },
      onAll,
      onClear,
    };
  }, [selection, rowAt, total, places, setSelection, onAll, onClear]);
}
