import { useEffect, useRef, type RefObject } from 'react';

/** What takes the focus, in the order of the page: inputs, and the cell of a table that Tab leads to. */
const inputs =
  'input:not([disabled], [readonly], [type="hidden"]), textarea:not([disabled], [readonly]), [role="grid"] [tabindex="0"]';

/**
 * Keeps the focus where the user is: on «Ändern» it goes to the first input as soon as the form is
 * there, afterwards back to «Ändern». Never on touch, where it would open the keyboard.
 */
export function useFocusOnEdit(
  editing: boolean,
  isNew: boolean,
): {
  area: RefObject<HTMLDivElement | null>;
  editButton: RefObject<HTMLButtonElement | null>;
} {
  const area = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(false);

  useEffect(() => {
    if (editing === before.current) return;
    before.current = editing;
    if (!editing) {
      if (document.activeElement === document.body) editButton.current?.focus();
      return;
    }
    if (window.matchMedia('(pointer: coarse)').matches && !isNew) return;
    return whenPresent(area.current, (input) => {
      // Whoever was faster than the form is already where he wants to be.
      if (!area.current?.contains(document.activeElement)) input.focus();
    });
  }, [editing, isNew]);
  return { area, editButton };
}

/** Runs once the first input is mounted: the form loads lazily. Returns how to stop waiting. */
function whenPresent(area: HTMLElement | null, run: (input: HTMLElement) => void): () => void {
  let frame = 0;
  let tries = 120;
  const look = () => {
    const input = area?.querySelector<HTMLElement>(inputs);
    if (input) run(input);
    else if (--tries > 0) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
