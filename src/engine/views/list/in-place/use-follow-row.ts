import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { RecordId } from '../../../../api/dialect';
import type { FormHandle } from '../../../editing/form-handle';
import type { InPlaceProps } from './in-place-props';
import { rowOf } from './row-of';

type Options = Pick<InPlaceProps, 'opened' | 'show' | 'grid' | 'rows'> & {
  form: RefObject<FormHandle | null>;
};

/** Keeps an open cell with its row when others' changes, or the user's own, move rows. `onLost`: the row is gone. */
export function useFollowRow(
  { opened, show, grid, rows, form }: Options,
  onLost: () => void,
): void {
  const follow = useEffectEvent(() => {
    const { at } = opened;
    const id = opened.row.id as RecordId;
    const there = rows.rowAt(at.row);
    // On its way.
    if (!there || there.id === id) return;
    const row = rowOf(id, at.row, rows.rowAt);
    if (row === undefined) return onLost();
    // Its control is drawn anew at the other place.
    form.current?.flush();
    grid.current?.goTo({ ...at, row }, { focus: false });
    show((now) => now && { ...now, at: { ...at, row } });
  });
  const { subscribe } = rows;
  useEffect(() => {
    follow();
    return subscribe(() => follow());
  }, [subscribe]);
}
