import { useEffect, useRef } from 'react';
import type { TFunction } from 'i18next';
import type { Rows } from './use-rows';

/** Runs a function once the exact number of rows is known. A later one replaces it, another list drops it. */
export function useWithTotal(
  rows: Pick<Rows, 'total' | 'rowAt' | 'askTotal'>,
): (then: (total: number) => void) => void {
  const waiting = useRef<{ of: Rows['rowAt']; then: (total: number) => void }>(undefined);
  const { total, rowAt, askTotal } = rows;
  useEffect(() => {
    const next = waiting.current;
    if (!next || (total === undefined && next.of === rowAt)) return;
    waiting.current = undefined;
    if (total !== undefined && next.of === rowAt) next.then(total);
  });
  return (then) => {
    if (total !== undefined) return then(total);
    waiting.current = { of: rowAt, then };
    askTotal();
  };
}

export interface ShownCount {
  count: number;
  isCapped: boolean;
}

/** Writes a count: «1.234 Einträge», «mehr als 100.000 Einträge». */
export function countText(t: TFunction<'list'>, { count, isCapped }: ShownCount): string {
  return isCapped ? t('countMore', { most: count }) : t('count', { count });
}

export function selectedText(t: TFunction<'list'>, { count, isCapped }: ShownCount): string {
  return isCapped ? t('selection.countMore', { most: count }) : t('selection.count', { count });
}
