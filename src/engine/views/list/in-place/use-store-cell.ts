import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { holdKeys } from '../../../../ui/hold-keys';
import { useEngine } from '../../../application/context';
import type { ActiveCell } from '../../../data/lists/active-cell';
import type { FormHandle } from '../../../editing/form-handle';
import type { RecordSession } from '../../../editing/session/record-session';
import { mayChangeCell } from '../../../screens/may-change-cell';
import { enterCell } from '../grid/cell-links';
import type { InPlaceProps } from './in-place-props';
import { nextInPlace } from './next-in-place';

/**
 * Place of the focus afterwards: in the cell, at the link in it, in the next cell that takes input or the one before,
 * or where it is already.
 */
type Then = 'cell' | 'link' | 1 | -1 | 'elsewhere';

export interface StoreCell {
  /** Stores the cell and goes on; it closes only once it is stored. */
  store: (then: Then) => void;
  giveUp: () => void;
}

type Options = InPlaceProps & { session: RecordSession; form: RefObject<FormHandle | null> };

export function useStoreCell(options: Options): StoreCell {
  const { place, opened, show, grid, rows, groups, columns, session, form } = options;
  const engine = useEngine();
  /** True while the cell is being stored, or on its way to the next one: leaving it then is no reason to store. */
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = false;
  }, [opened.at, opened.column]);

  const mayChange = (at: ActiveCell) => {
    const row = rows.rowAt(at.row);
    const field = columns[at.column]?.field;
    if (!row || !field || groups?.isOpen(row) !== undefined) return false;
    return mayChangeCell(place, field, row, engine);
  };
  const close = () => show((now) => now?.next);
  const goOn = (direction: 1 | -1) => {
    const size = { rows: rows.total ?? rows.count, columns: columns.length };
    const at = nextInPlace(opened.at, direction, size, mayChange);
    const row = at && rows.rowAt(at.row);
    const column = at && columns[at.column];
    grid.current?.goTo(at ?? opened.at);
    if (!row || !column) {
      close();
      return false;
    }
    show(() => ({ row, at, column, isWhole: true }));
    return true;
  };
  const stay = () => {
    isBusy.current = false;
    show((now) => now && { ...now, next: undefined });
    // Another cell may have been clicked meanwhile.
    grid.current?.goTo(opened.at, { focus: false });
    if (session.get().session.state !== 'conflict')
      form.current?.focusField(opened.column.field.name);
  };

  // Nobody waits for a cell that has been refused.
  const stayIfRefused = useEffectEvent(() => {
    if (opened.next && !isBusy.current) stay();
  });
  useEffect(() => stayIfRefused(), [opened.next]);
  // The record was locked by somebody else before anything was typed.
  const closeIfEnded = useEffectEvent(() => {
    if (!isBusy.current && session.get().session.state === 'reading') close();
  });
  useEffect(() => session.subscribe(() => closeIfEnded()), [session]);

  return {
    store: (then) => {
      if (isBusy.current) return;
      isBusy.current = true;
      const isDirty = session.isDirty();
      if (!isDirty) session.cancel();
      const stored = isDirty ? session.save() : Promise.resolve(true);
      // Keys typed until the answer is there are meant for where the focus goes then, and for nothing that is refused.
      const typed = then === 'elsewhere' ? undefined : holdKeys();
      const goWhere = (isStored: boolean) => {
        if (!isStored) {
          typed?.refuse();
          return stay();
        }
        // A cell that opens takes the keys by itself.
        if (typeof then === 'number' && goOn(then)) return;
        if (typeof then !== 'number') {
          if (then !== 'elsewhere') grid.current?.goTo(opened.at);
          const cell = grid.current?.cellOf(opened.at);
          if (then === 'link' && cell) enterCell(cell);
          close();
        }
        setTimeout(() => typed?.release());
      };
      void stored.then(goWhere, (error: unknown) => {
        typed?.drop();
        throw error;
      });
    },
    giveUp: () => {
      isBusy.current = true;
      session.cancel();
      grid.current?.goTo(opened.at);
      close();
    },
  };
}
