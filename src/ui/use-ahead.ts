import { useState } from 'react';

/**
 * A value that is changed elsewhere and comes back a moment later, and what sets it ahead of that: a radio or box
 * that was pressed would show its former state in between.
 */
export function useAhead<T>(value: T): [T, (next: T) => void] {
  const [ahead, setAhead] = useState<{ from: T; to: T }>();
  if (ahead && !Object.is(ahead.from, value)) setAhead(undefined);
  const isAhead = ahead && Object.is(ahead.from, value);
  return [isAhead ? ahead.to : value, (next) => setAhead({ from: value, to: next })];
}
