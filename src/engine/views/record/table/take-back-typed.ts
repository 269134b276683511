type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Takes out of an open cell what a scanner has typed into it; `revert` where it had opened the cell. */
export function takeBackTyped(text: string, grid: Element, revert: () => void): void {
  const input = document.activeElement;
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (!isText || !grid.contains(input) || !input.value.endsWith(text)) return;
  if (input.value === text) revert();
  else setValue(input, input.value.slice(0, -text.length));
}

/** Sets a value as if it had been typed: React and the control hear of it. */
function setValue(input: TextInput, value: string): void {
  const prototype = Object.getPrototypeOf(input) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
