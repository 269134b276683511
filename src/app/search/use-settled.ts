import { useEffect, useState } from 'react';

/** Follows `text` once nobody has typed for `pause` ms, at once when told to. */
export function useSettled(text: string, pause: number): { settled: string; settle: () => void } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return { settled, settle: () => setSettled(text) };
}
