import { useRef, type PointerEvent } from 'react';

const LONG_MS = 500;
/** A finger that moves further scrolls. */
const STILL_PX = 10;

/** Safari on phones and tablets has no `contextmenu`. Browsers that have it call `cancel`, and ask themselves. */
export function useLongPress(onLongPress: (target: Element, at: { x: number; y: number }) => void) {
  const press = useRef<{ timer: number; x: number; y: number }>(undefined);
  const cancel = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    cancel,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        cancel();
        if (event.pointerType !== 'touch' || !event.isPrimary) return;
        const { clientX: x, clientY: y } = event;
        const target = event.target as Element;
        const timer = window.setTimeout(() => {
          cancel();
          // The finger that goes up presses nothing any more.
          window.addEventListener('click', swallow, { capture: true, once: true });
          window.addEventListener(
            'pointerdown',
            () => window.removeEventListener('click', swallow, true),
            { capture: true, once: true },
          );
          onLongPress(target, { x, y });
        }, LONG_MS);
        press.current = { timer, x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x = clientX, y = clientY } = press.current ?? {};
        if (Math.hypot(clientX - x, clientY - y) > STILL_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
