import { useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * How to ask for the focus at the first error: answers the function that asks. `focusFirst` takes the focus
 * there and answers whether there was one. The errors that were meant may be shown a moment later, when the
 * press on «Speichern» is over: until they have changed once, the wish stays.
 */
export function useErrorFocus(errors: object, focusFirst: () => boolean): () => void {
  const wish = useRef<{ errors: object }>(undefined);
  const [count, ask] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!wish.current) return;
    if (focusFirst() || errors !== wish.current.errors) wish.current = undefined;
    // Only asking and other errors move the focus, not what changes later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, errors]);
  const shown = useRef(errors);
  useEffect(() => {
    shown.current = errors;
  }, [errors]);
  return useCallback(() => {
    wish.current = { errors: shown.current };
    ask();
  }, []);
}
