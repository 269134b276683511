import { useEffect, type RefObject } from 'react';
import { liftAbove, type Box } from './notice-lift';

/** Selector of what is read or pressed at the bottom of a page: such elements mark themselves with it. */
const keptClear = '[data-keep-clear]';

const pressable = 'button, a, input, select, textarea, [role="button"], [role="menuitem"]';

/**
 * Raises the notices above totals, buttons of dialogs and what has just been pressed, whenever the notices (`shown`) or
 * the window change. Until then they keep their place: nothing jumps below the pointer.
 */
export function useNoticeLift(stack: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    const element = stack.current;
    if (!element || shown === '') return undefined;
    const place = () => {
      element.style.setProperty('--k-notice-lift', '0px');
      const notices = boxAround([...element.querySelectorAll('[role]')]);
      if (!notices) return;
      const kept = [...document.querySelectorAll(keptClear), ...pressedBeside(element)].map((one) =>
        one.getBoundingClientRect(),
      );
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const lift = liftAbove(notices, kept.filter(isSeen), header);
      element.style.setProperty('--k-notice-lift', `${lift}px`);
    };
    // They grow to their height as they come.
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    for (const notice of element.querySelectorAll('[role]')) sizes.observe(notice);
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [stack, shown]);
}

/** Finds what has just been pressed: that button has the focus. */
function pressedBeside(stack: Element): readonly Element[] {
  const { activeElement } = document;
  if (!activeElement?.matches(pressable) || stack.contains(activeElement)) return [];
  return [activeElement];
}

const isSeen = ({ top, bottom, left, right }: Box) =>
  bottom > top && right > left && bottom > 0 && top < window.innerHeight;

function boxAround(elements: readonly Element[]): Box | undefined {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(isSeen);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
