import {
  useEffect,
  useRef,
  useState,
  type PointerEvent as PointerDown,
  type RefObject,
} from 'react';
import type { CardAt } from './board-move';

interface Options {
  board: RefObject<HTMLElement | null>;
  /** Where the picture of the card hangs while it is moved. */
  ghost: RefObject<HTMLElement | null>;
  onDrop: (card: CardAt, column: string) => void;
}

/** px that a mouse moves before it drags; a finger that moves further before its time scrolls. */
const startPx = 6;
/** ms that a finger rests before it drags. */
const longMs = 400;
/** px from the edge, where a drag scrolls, and px that it scrolls by at once. */
const edge = 48;
const scrollPx = 14;

/** Cards follow mouse and pen at once, a finger after a long press. Escape puts them back. */
export function useBoardDrag({ board, ghost, onDrop }: Options) {
  /** The column under the card; undefined: nothing is dragged. */
  const [over, setOver] = useState<string>();
  const isDragging = useRef(false);

  // A page that has begun to scroll cannot be held any more: whether it may is asked from the first move on.
  useEffect(() => {
    const root = board.current;
    const hold = (event: TouchEvent) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    root?.addEventListener('touchmove', hold, { passive: false });
    return () => root?.removeEventListener('touchmove', hold);
  }, [board]);

  const begin = (event: PointerDown<HTMLElement>, card: CardAt) => {
    const { pointerId, pointerType, clientX, clientY, currentTarget, target, button } = event;
    const root = board.current;
    if (button !== 0 || !root || isDragging.current) return;
    if ((target as Element).closest('[data-kind]')) return;
    const isFinger = pointerType === 'touch';
    const ended = new AbortController();
    const on = { signal: ended.signal, capture: true };
    let column: string | undefined;
    let at = { x: clientX, y: clientY };
    let frame = 0;

    const look = () => {
      const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-column]');
      column = under && root.contains(under) ? under.dataset.column : undefined;
      setOver(column ?? '');
    };
    const draw = () => {
      const picture = ghost.current?.firstElementChild as HTMLElement | null;
      if (picture) picture.style.translate = `${at.x - clientX}px ${at.y - clientY}px`;
    };
    const scroll = () => {
      const { left, right } = root.getBoundingClientRect();
      const before = root.scrollLeft;
      if (at.x < left + edge) root.scrollLeft -= scrollPx;
      else if (at.x > right - edge) root.scrollLeft += scrollPx;
      if (root.scrollLeft !== before) look();
      frame = requestAnimationFrame(scroll);
    };
    const start = () => {
      window.clearTimeout(timer);
      isDragging.current = true;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      const picture = currentTarget.cloneNode(true) as HTMLElement;
      Object.assign(picture.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      ghost.current?.replaceChildren(picture);
      root.dataset.dragging = '';
      look();
      draw();
      scroll();
    };
    const end = () => {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      ended.abort();
      if (!isDragging.current) return;
      isDragging.current = false;
      ghost.current?.replaceChildren();
      delete root.dataset.dragging;
      setOver(undefined);
      // The pointer that goes up presses nothing any more.
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      window.setTimeout(() => window.removeEventListener('click', swallow, true));
    };
    const timer = isFinger ? window.setTimeout(start, longMs) : 0;
    window.addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId !== pointerId) return;
        at = { x: moved.clientX, y: moved.clientY };
        const far = Math.hypot(at.x - clientX, at.y - clientY) > startPx;
        if (isDragging.current) {
          look();
          draw();
        } else if (far && isFinger) end();
        else if (far) start();
      },
      on,
    );
    window.addEventListener(
      'pointerup',
      (up) => {
        if (up.pointerId !== pointerId) return;
        const dropped = isDragging.current ? column : undefined;
        end();
        if (dropped !== undefined) onDrop(card, dropped);
      },
      on,
    );
    window.addEventListener('pointercancel', end, on);
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || !isDragging.current) return;
        key.preventDefault();
        key.stopPropagation();
        end();
      },
      on,
    );
    // A long press would ask for the browser's own menu.
    if (isFinger) window.addEventListener('contextmenu', (menu) => menu.preventDefault(), on);
  };
  return { over, begin };
}
