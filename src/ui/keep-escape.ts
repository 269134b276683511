import type { KeyboardEvent } from 'react';

/** Keeps an Escape that closes a popover or dialog from also meaning something to the page beneath. */
export function keepEscape(event: KeyboardEvent<HTMLElement>): void {
  const open = event.currentTarget.querySelector(':popover-open');
  if (event.key === 'Escape' && (open || event.currentTarget.matches('dialog[open]'))) {
    event.stopPropagation();
  }
}
