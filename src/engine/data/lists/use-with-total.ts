import { useEffect, useRef } from 'react';
import type { Rows } from './use-rows';

/**
 * Answers how to do something that needs the exact number of rows: at once where it is known, else as soon as it has been
 * asked for. What comes later takes its place, and another list none of it.
 */
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
