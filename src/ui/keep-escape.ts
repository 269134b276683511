import type { KeyboardEvent } from 'react';

/** Keeps an Escape that closes a popover or dialog from reaching the page beneath. */
export function keepEscape(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget } = event;
  const open = currentTarget.querySelector(':popover-open');
  if (event.key === 'Escape' && (open || currentTarget.matches('dialog[open], :popover-open'))) {
    event.stopPropagation();
  }
}
