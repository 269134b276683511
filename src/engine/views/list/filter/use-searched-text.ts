import { useCallback, useEffect, useRef, useState } from 'react';

/** Pause in ms after the last keystroke. */
const pause = 300;

/**
 * Delays the search among a column's values, in the list that its filter opens: what was typed counts after a pause of
 * 300 ms. Returns that text, and a function to call with each keystroke.
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
