/** Of a control: where one types. */
export function inputIn(control: Element | null): HTMLInputElement | null {
  return control?.querySelector<HTMLInputElement>('input, textarea, select') ?? null;
}

/** Gives it the focus, with all of its text selected or the cursor at the end of it. */
export function focusInput(input: HTMLInputElement, cursor: 'all' | 'end'): void {
  input.focus({ preventScroll: true });
  if (cursor === 'all') input.select?.();
  // Others, like a number or a date of the browser's own, have no cursor.
  else if (input.matches('textarea, [type="text"], [type="tel"]'))
    input.setSelectionRange(input.value.length, input.value.length);
}
