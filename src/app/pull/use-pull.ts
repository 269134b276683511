import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { pullPhase, type PullPhase } from './pull-phase';

/** Where dragging down means something else. */
const others =
  'dialog, [popover], [role="dialog"], canvas, [draggable="true"], input[type="range"]';

/**
 * How far a finger that began at the top of the page has pulled it down; `onReload` when it lets go far enough. Pages
 * scroll inside, so the browser's own way to reload does not come, and must not come in addition.
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
    const onStart = ({ touches, target }: TouchEvent) => {
      stop();
      if (touches.length === 1 && target instanceof Element && isAtTop(target)) start = touches[0];
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
    const listeners = { passive: true };
    element.addEventListener('touchstart', onStart, listeners);
    element.addEventListener('touchmove', onMove, listeners);
    element.addEventListener('touchend', onEnd, listeners);
    element.addEventListener('touchcancel', stop, listeners);
    const root = document.documentElement.style;
    root.overscrollBehaviorY = 'contain';
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', stop);
      root.overscrollBehaviorY = '';
    };
  }, [area]);
  return phase;
}

/** Nothing around it is scrolled, and nothing takes the pull for itself. */
function isAtTop(target: Element): boolean {
  if (target.closest(others)) return false;
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at.scrollTop > 0) return false;
  return true;
}
