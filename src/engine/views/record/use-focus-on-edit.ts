import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost, wantFocus } from '../../../ui/focus';

/** Selector, in the order of the page, of inputs and the cell of a table that Tab leads to. */
const inputs =
  'input:not([disabled], [readonly], [type="hidden"]), textarea:not([disabled], [readonly]), [role="grid"] [tabindex="0"]';

/**
 * Moves the focus to the first input once the form is there, later back to «Ändern». On touch only when new, for its
 * keyboard.
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
  const wasEditing = useRef(false);

  useEffect(() => {
    if (!editing) {
      if (wasEditing.current && isFocusLost()) editButton.current?.focus();
      wasEditing.current = false;
      return undefined;
    }
    wasEditing.current = true;
    if (window.matchMedia('(pointer: coarse)').matches && !isNew) return undefined;
    // Whoever was faster than the form is already where they want to be.
    if (area.current?.contains(document.activeElement)) return undefined;
    return wantFocus(() => area.current?.querySelector<HTMLElement>(inputs)?.focus());
  }, [editing, isNew]);
  return { area, editButton };
}
