import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Returns the text of a box, including what was typed before anybody listened. */
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
