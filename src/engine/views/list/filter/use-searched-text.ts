import { useCallback, useEffect, useRef, useState } from 'react';

/** ms after the last keystroke. */
const pause = 300;

/**
 * The search among a column's values, in the list that its filter opens: what was typed counts after a pause of 300 ms.
 * Answers that, and what is told of each keystroke.
 */
export function useSearchedText(): [searched: string, type: (text: string) => void] {
  const [searched, setSearched] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const type = useCallback((text: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setSearched(text), pause);
  }, []);
  return [searched, type];
}
