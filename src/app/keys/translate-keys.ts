import type { KeyMap } from '../../ui/commands/key-map';
import { eventOfKey, keyPressed } from '../../ui/commands/pressed-key';

/** Attribute of an element that takes keys as they are, to learn a new one. */
export const takesKeys = { 'data-takes-keys': '' } as const;

/**
 * Translates keys: a key of the user's own acts as the shipped one, which is what the page gets to hear; the shipped
 * key itself is left to the browser. Returns a function that stops it.
 */
export function translateKeys(map: KeyMap): () => void {
  const shippedOf = new Map(Object.entries(map).map(([shipped, own]) => [own, shipped]));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target;
    if (!event.isTrusted || !(target instanceof Element) || target.closest('[data-takes-keys]')) {
      return;
    }
    const pressed = keyPressed(event);
    if (pressed === undefined) return;
    const shipped = shippedOf.get(pressed);
    if (shipped === undefined && !(pressed in map)) return;
    event.stopImmediatePropagation();
    if (shipped === undefined) return;
    event.preventDefault();
    const init = { ...eventOfKey(shipped), bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}
