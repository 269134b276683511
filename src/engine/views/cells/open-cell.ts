import type { FocusEvent, KeyboardEvent } from 'react';

/** Selector of what floats over a cell, or was opened by it: its keys and its focus are its own. */
export const dialogs = 'dialog, [role="dialog"]';

/** Keys of an open cell, whatever it is part of. */
export type CellKey = 'enter' | 'tab' | 'escape';

/** Returns the meaning of a key in an open cell; undefined where it is the control's own, or none of them. */
export function cellKey(event: KeyboardEvent): CellKey | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const target = event.target as Element;
  // Shift and Enter break the line in a field of several lines.
  const breaks = event.shiftKey && target.tagName === 'TEXTAREA';
  if (event.key === 'Enter' && !breaks && target.matches('input, textarea, select')) return 'enter';
  if (event.key === 'Tab') return 'tab';
  if (event.key === 'Escape' && !event.defaultPrevented) return 'escape';
  return undefined;
}

/** Tells whether the focus leaves a cell; it does not if another window was chosen. */
export function isLeft({ target, relatedTarget }: FocusEvent, cell: Element | null): boolean {
  return !cell?.contains(relatedTarget) && document.activeElement !== target;
}
