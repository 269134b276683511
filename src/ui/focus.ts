interface FocusOptions {
  /** Only where nothing else has the focus: it is waited for until then. */
  whereLost?: boolean;
}

/** Stops what is waited for. */
let giveUp: (() => void) | undefined;

/** Attributes that decide whether an element takes the focus. */
const deciding = ['disabled', 'hidden', 'inert', 'open', 'readonly', 'tabindex'];

/** Whether nothing has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * Moves the focus as soon as what shall have it is there. `take` moves it, or does nothing while it cannot; it is
 * called at once, and again whenever the document has changed. The wish ends when the focus has moved, by this or by
 * the user, when another page is open, with the next wish, and with what this answers.
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
  // A dialog that closes may give the focus to what goes with it: what counts is where it is afterwards.
  const onFocus = () => queueMicrotask(() => hasMoved() && end());
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', end, true);
  giveUp = end;
  observer.observe(document, { childList: true, subtree: true, attributeFilter: deciding });
  look();
  return end;
}
