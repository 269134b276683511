import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';

/**
 * Returns a function that asks for the focus at the first error. Errors may be shown only when the press on «Speichern»
 * is over: the wish stays until they have changed once, or the user goes on. `focusFirst` takes the focus there, if it
 * can.
 */
export function useErrorFocus(errors: object, focusFirst: () => boolean): () => void {
  const wish = useRef<{ errors: object }>(undefined);
  const [count, ask] = useReducer((before: number) => before + 1, 0);
  const focusNow = useEffectEvent(focusFirst);
  useEffect(() => {
    if (!wish.current) return;
    focusNow();
    // Keeps the wish for unchanged errors: another may follow further up.
    if (errors !== wish.current.errors) wish.current = undefined;
  }, [count, errors]);
  const shown = useRef(errors);
  useEffect(() => {
    shown.current = errors;
  }, [errors]);
  // Gives the wish up when the user goes on meanwhile.
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
