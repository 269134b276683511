import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { wantFocus } from '../../../../ui/focus';
import { wantsRows } from '../../../screens/rows-wish';
import type { ListModel } from './use-list-model';

/** Who came by keys, by the list's number or the palette, goes on in the rows once they are there; until then the title has the focus. */
export function useRowsWish({ rows, focusRows }: Pick<ListModel, 'rows' | 'focusRows'>): void {
  const { state, key } = useLocation();
  const take = useEffectEvent(() => {
    if (rows.total !== undefined || rows.isCapped) focusRows();
  });
  const begin = useEffectEvent(() => (wantsRows(state) ? wantFocus(() => take()) : undefined));
  // The same list may be wanted again.
  useEffect(() => begin(), [key]);
}
