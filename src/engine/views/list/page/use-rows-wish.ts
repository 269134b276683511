import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { wantFocus } from '../../../../ui/focus';
import { wantsRows } from '../../../screens/rows-wish';
import type { ListModel } from './use-list-model';

/**
 * Moves the focus to the rows once they are there, for who came by keys: by the list's number or from the palette. Until
 * then the title has it.
 */
export function useRowsWish({ rows, focusRows }: Pick<ListModel, 'rows' | 'focusRows'>): void {
  const { state, key } = useLocation();
  const take = useEffectEvent(() => {
    if (rows.total !== undefined || rows.isCapped) focusRows();
  });
  const begin = useEffectEvent(() => (wantsRows(state) ? wantFocus(() => take()) : undefined));
  // The same list may be wanted again.
  useEffect(() => begin(), [key]);
}
