const LONG_MS = 500;
/** Distance in px from which a moving finger scrolls. */
const STILL_PX = 10;

/**
 * Follows the press of a finger and tells when it has been long. Safari on phones and tablets has no `contextmenu`;
 * browsers that have it do so themselves.
 */
export function watchPress(
  { target, clientX: x, clientY: y, isPrimary }: PointerEvent,
  onLong: (target: Element, at: { x: number; y: number }) => void,
): void {
  const pressed = target as Element;
  if (!isPrimary) return;
  const ended = new AbortController();
  const end = () => {
    window.clearTimeout(timer);
    ended.abort();
  };
  const timer = window.setTimeout(() => {
    end();
    // Swallows the click of the finger that goes up.
    const gone = new AbortController();
    const once = { capture: true, once: true, signal: gone.signal };
    window.addEventListener('click', swallow, once);
    window.addEventListener('pointerdown', () => gone.abort(), once);
    onLong(pressed, { x, y });
  }, LONG_MS);
  const on = { capture: true, signal: ended.signal };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown', 'contextmenu'])
    window.addEventListener(type, end, on);
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
    },
    on,
  );
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
