import { useState } from 'react';

/**
 * Returns a value ahead of its storage, for one that is stored elsewhere and comes back later: a pressed radio would
 * show its old state in between.
 */
export function useAhead<T>(value: T): [T, (next: T) => void] {
  const [ahead, setAhead] = useState<{ from: T; to: T }>();
  if (ahead && !Object.is(ahead.from, value)) setAhead(undefined);
  const isAhead = ahead && Object.is(ahead.from, value);
  return [isAhead ? ahead.to : value, (next) => setAhead({ from: value, to: next })];
}
