import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/**
 * How to ask for the focus at the first error: answers the function that asks. `focusFirst` takes the focus
 * there, if there is one. The errors that were meant may be shown a moment later, when the
 * press on «Speichern» is over: until they have
 * changed once, or the user goes on, the wish stays.
 */
export function useErrorFocus(errors: object, focusFirst: () => boolean): () => void {
  const wish = useRef<{ errors: object }>(undefined);
  const [count, ask] = useReducer((before: number) => before + 1, 0);
  const focusNow = useEffectEvent(focusFirst);
  useEffect(() => {
    if (!wish.current) return;
    focusNow();
    // What stands there already may be followed by an error further up.
    if (errors !== wish.current.errors) wish.current = undefined;
  }, [count, errors]);
  const shown = useRef(errors);
  useEffect(() => {
    shown.current = errors;
  }, [errors]);
  // Whoever goes on meanwhile has found a place of their own.
  const forget = useCallback(() => {
    wish.current = undefined;
    window.removeEventListener('keydown', forget, true);
    window.removeEventListener('pointerdown', forget, true);
  }, []);
  useEffect(() => forget, [forget]);
  return useCallback(() => {
    wish.current = { errors: shown.current };
    ask();
    window.addEventListener('keydown', forget, true);
    window.addEventListener('pointerdown', forget, true);
  }, [forget]);
}
