/** Returns the element of a control that takes typing, or null if it has none. */
export function inputIn(control: Element | null): HTMLInputElement | null {
  return control?.querySelector<HTMLInputElement>('input, textarea, select') ?? null;
}

/** Focuses an input, with all of its text selected or the cursor at the end of it. */
export function focusInput(input: HTMLInputElement, cursor: 'all' | 'end'): void {
  input.focus({ preventScroll: true });
  if (cursor === 'all') input.select?.();
  // Others, like a number or a date of the browser's own, have no cursor.
  else if (input.matches('textarea, [type="text"], [type="tel"]'))
    input.setSelectionRange(input.value.length, input.value.length);
}
