import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { pullPhase, type PullPhase } from './pull-phase';

/** Selector of places where dragging down means something else. */
const others =
  'dialog, [popover], [role="dialog"], canvas, [draggable="true"], input[type="range"]';

/**
 * Returns how far a finger that began at the top of the page has pulled it down; calls `onReload` when it lets go far
 * enough. Pages scroll inside, so the browser's own gesture to reload never comes, and must not come in addition.
 */
export function usePull(area: RefObject<HTMLElement | null>, onReload: () => void): PullPhase {
  const [phase, setPhase] = useState<PullPhase>('none');
  const reload = useEffectEvent(onReload);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let start: Touch | undefined;
    let distance = 0;
    const stop = () => {
      start = undefined;
      distance = 0;
      setPhase('none');
    };
    let touched = new AbortController();
    const onStart = ({ touches, target }: TouchEvent) => {
      stop();
      touched.abort();
      if (touches.length !== 1 || !isOfPage(target) || !isAtTop(target)) return;
      start = touches[0];
      touched = new AbortController();
      // On the element that was touched: it may leave the page below the finger, and then its events reach nothing
      // else.
      const listeners = { passive: true, signal: touched.signal };
      target.addEventListener('touchmove', onMove, listeners);
      target.addEventListener('touchend', onEnd, listeners);
      target.addEventListener('touchcancel', stop, listeners);
    };
    const onMove = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (!start || !touch || touches.length > 1) return stop();
      distance = touch.clientY - start.clientY;
      // Sideways is another gesture, and up is scrolling.
      if (distance < 0 || Math.abs(touch.clientX - start.clientX) > Math.max(distance, 24)) stop();
      else setPhase(pullPhase(distance));
    };
    const onEnd = () => {
      const isFar = pullPhase(distance) === 'reload';
      stop();
      if (isFar) reload();
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    const root = document.documentElement.style;
    root.overscrollBehaviorY = 'contain';
    return () => {
      element.removeEventListener('touchstart', onStart);
      touched.abort();
      root.overscrollBehaviorY = '';
    };
  }, [area]);
  return phase;
}

function isOfPage(target: EventTarget | null): target is Element & GlobalEventHandlers {
  return target instanceof HTMLElement || target instanceof SVGElement;
}

/** Tells whether nothing around it is scrolled and nothing takes the pull for itself. */
function isAtTop(target: Element): boolean {
  if (target.closest(others)) return false;
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at.scrollTop > 0) return false;
  return true;
}
