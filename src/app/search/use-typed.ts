import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** In ms: how long nobody must have typed (specification 1 §9). */
const PAUSE_MS = 750;

/** What stands in a box, also what was typed before anybody listened. */
export function useTyped(box: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = box.current;
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    [box],
  );
  return useSyncExternalStore(subscribe, () => box.current?.value ?? '');
}

/** Writes into the box as if it were typed. */
export function typeInto(box: HTMLInputElement | null, text: string): void {
  if (!box || box.value === text) return;
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Follows `text` after a pause, at once when told to. */
export function useSettled(text: string): { settled: string; settle: () => void } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { settled, settle: () => setSettled(text) };
}
