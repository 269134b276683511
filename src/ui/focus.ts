interface FocusOptions {
  /** Waits until nothing else has the focus. */
  whereLost?: boolean;
}

/** Ends the pending wish. */
let giveUp: (() => void) | undefined;

/** Attributes that decide whether an element takes the focus. */
const deciding = ['disabled', 'hidden', 'inert', 'open', 'readonly', 'tabindex'];

/** Whether nothing has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * `take` moves the focus, or does nothing while it cannot: called at once and after each change of the document. The
 * wish ends when the focus has moved, on another page, with the next wish, or by the returned function.
 */
export function wantFocus(take: () => void, { whereLost = false }: FocusOptions = {}): () => void {
  giveUp?.();
  const { pathname } = window.location;
  const before = document.activeElement;
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', end, true);
    if (giveUp === end) giveUp = undefined;
  };
  const hasMoved = () => !isFocusLost() && document.activeElement !== before;
  const look = () => {
    if (window.location.pathname !== pathname) return end();
    if (whereLost && !isFocusLost()) return;
    take();
    if (hasMoved()) end();
  };
  // A closing dialog may first give the focus to what disappears with it: only where it ends up counts.
  const onFocus = () => queueMicrotask(() => hasMoved() && end());
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', end, true);
  giveUp = end;
  observer.observe(document, { childList: true, subtree: true, attributeFilter: deciding });
  look();
  return end;
}
