/** Time in ms after which the field that keys were meant for is no longer awaited. */
const LONGEST_WAIT = 5_000;

/** Most keys that are held: more than anybody, or any scanner, presses meanwhile. */
const mostKeys = 2_000;

/** Keys that are held until their field is there. */
export interface HeldKeys {
  /** Hands the keys on, in their order, to where the focus is. */
  release: () => void;
  /** Forgets the keys: the field they were meant for does not come. */
  drop: () => void;
  /**
   * Forgets the keys, and those that follow without a pause: somebody typing on has not seen yet that there is no other
   * field.
   */
  refuse: () => void;
}

/** Pause in ms without a key after which the user is taken to have looked. */
const BREATH_MS = 200;

/**
 * Holds keys pressed while the field they are meant for is being loaded, or waits for an answer: until then they would
 * go to whatever has the focus. The next field that takes the focus gets them. A press of the mouse, or 5 s without a
 * field, forgets them.
 */
export function holdKeys(): HeldKeys {
  const held: KeyboardEvent[] = [];
  const before = document.activeElement;
  let breath: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isRefused) refuse();
    else if (held.length < mostKeys) held.push(event);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    // Code that opens a field also selects in it, before it is typed into.
    if (target !== before && !isRefused && isField(target)) queueMicrotask(release);
  };
  const end = () => {
    clearTimeout(timer);
    clearTimeout(breath);
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusin', onFocus, true);
    window.removeEventListener('pointerdown', drop, true);
    return held.splice(0);
  };
  const drop = () => void end();
  const refuse = () => {
    isRefused = true;
    held.length = 0;
    clearTimeout(breath);
    breath = setTimeout(drop, BREATH_MS);
  };
  const release = () => end().forEach(press);
  const timer = setTimeout(drop, LONGEST_WAIT);
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusin', onFocus, true);
  window.addEventListener('pointerdown', drop, true);
  return { release, drop, refuse };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * Presses a key as the browser would: first the listeners, then the text. Another hold that began meanwhile holds it
 * again.
 */
function press(held: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = held;
  const target = document.activeElement ?? document.body;
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', { ...init, composed: true }));
  if (!isLeft || !isField(target) || target.readOnly || altKey) return;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'a') target.select();
  } else if (key.length === 1) insert(target, key);
  else if (key === 'Backspace') document.execCommand('delete');
}

/** Inserts text at the caret, as a step that the browser can undo. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  );
}
