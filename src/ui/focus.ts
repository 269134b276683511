interface FocusOptions {
  /** True to wait until nothing else has the focus. */
  whereLost?: boolean;
}

interface Wish {
  end: () => void;
  /** Tells where the wish waits: an element that takes the focus now does not fulfil it. */
  waitAt: (element: Element) => void;
}

let pending: Wish | undefined;

/** Attributes that decide whether an element takes the focus. */
const deciding = ['disabled', 'hidden', 'inert', 'open', 'readonly', 'tabindex'];

/** Tells whether nothing has the focus because the element that had it is gone. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * Gives the focus to the button of what comes next, marked `data-main`, where nothing has it or only a title that was
 * shown. Of several the topmost counts: a drawer's before that of the page below.
 */
export function focusMainButton(): void {
  if (!isFocusLost() && !document.activeElement?.matches('h1')) return;
  [...document.querySelectorAll<HTMLElement>('button[data-main]')].at(-1)?.focus();
}

/**
 * Wishes for the focus. `take` moves it, or does nothing while it cannot: called at once and after each change of the
 * document. The wish ends when the focus has moved, on another page, with the next wish, or by the returned function.
 */
export function wantFocus(take: () => void, { whereLost = false }: FocusOptions = {}): () => void {
  pending?.end();
  const { pathname } = window.location;
  let before = document.activeElement;
  let waitsAt: Element | undefined;
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', end, true);
    if (pending?.end === end) pending = undefined;
  };
  const hasMoved = () => !isFocusLost() && document.activeElement !== before;
  const look = () => {
    if (window.location.pathname !== pathname) return end();
    if (whereLost && !isFocusLost() && document.activeElement !== waitsAt) return;
    take();
    if (hasMoved()) end();
  };
  // A closing dialog may first give the focus to something that disappears with it: only where it ends up counts.
  const onFocus = () => queueMicrotask(() => hasMoved() && end());
  const observer = new MutationObserver(look);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', end, true);
  const waitAt = (element: Element) => {
    before = element;
    waitsAt = element;
  };
  pending = { end, waitAt };
  observer.observe(document, { childList: true, subtree: true, attributeFilter: deciding });
  look();
  return end;
}

/** Gives an element the focus until the pending wish is fulfilled; the wish goes on. */
export function focusMeanwhile(element: HTMLElement): void {
  pending?.waitAt(element);
  element.focus({ preventScroll: true });
}
