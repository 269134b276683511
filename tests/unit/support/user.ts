import { act } from 'react';

/** Types into a control as a browser reports it: the text is there, then `input`. */
export function type(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  { focus = true } = {},
): void {
  const prototype = Object.getPrototypeOf(control) as object;
  act(() => {
    if (focus) control.focus();
    // React overrides `value` on the element to notice changes made by code.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses a key; answers whether the page kept the browser from doing what it does with it. */
export function press(
  control: Element,
  key: string,
  options: KeyboardEventInit = {},
): 'prevented' | 'left to the browser' {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  act(() => {
    control.dispatchEvent(event);
  });
  return event.defaultPrevented ? 'prevented' : 'left to the browser';
}

export function leave(control: HTMLElement): void {
  act(() => {
    control.focus();
    control.blur();
  });
}

export function click(element: Element | null | undefined): void {
  if (!element) throw new Error('click: no such element');
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}
