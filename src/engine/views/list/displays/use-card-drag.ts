import {
  useEffect,
  useRef,
  useState,
  type PointerEvent as PointerDown,
  type RefObject,
} from 'react';

/** Place where a card was dropped. */
export interface Drop {
  /** Zone, by its `data-zone`. */
  zone: string;
  element: HTMLElement;
  /** Upper left corner of the card, in px of the window. */
  left: number;
  top: number;
}

interface Options<Of> {
  board: RefObject<HTMLElement | null>;
  /** Element that holds the picture of the card while it is moved. */
  ghost: RefObject<HTMLElement | null>;
  onDrop: (card: Of, drop: Drop) => void;
  /** Element that scrolls up and down at its edges. */
  scrolls?: RefObject<HTMLElement | null>;
  /** Returns a text beside the card while it is over a zone, e.g. the time that it would begin at. */
  labelOf?: (drop: Drop, card: Of) => string;
}

/** Distance in px that a mouse moves before it drags; a finger that moves further before its time scrolls. */
const startPx = 6;
/** Time in ms that a finger rests before it drags. */
const longMs = 400;
/** Distance in px from the edge at which a drag scrolls, and px that it scrolls by at once. */
const edge = 48;
const scrollPx = 14;

/** Lets cards follow mouse and pen at once, a finger after a long press. Escape puts them back. */
export function useCardDrag<Of>({ board, ghost, onDrop, scrolls, labelOf }: Options<Of>) {
  /** Zone under the card, an element with `data-zone`; undefined: nothing is being dragged. */
  const [over, setOver] = useState<string>();
  const isDragging = useRef(false);

  // Holds the page from the first move on: once it has begun to scroll it cannot be held any more.
  useEffect(() => {
    const root = board.current;
    const hold = (event: TouchEvent) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    root?.addEventListener('touchmove', hold, { passive: false });
    return () => root?.removeEventListener('touchmove', hold);
  }, [board]);

  /** Begins a drag; `element`: the card, where its parent listens for it. */
  const begin = (
    event: PointerDown<HTMLElement>,
    card: Of,
    element: HTMLElement = event.currentTarget,
  ) => {
    const { pointerId, pointerType, clientX, clientY, target, button } = event;
    const root = board.current;
    if (button !== 0 || !root || isDragging.current) return;
    if ((target as Element).closest('[data-kind]')) return;
    const isFinger = pointerType === 'touch';
    const ended = new AbortController();
    const on = { signal: ended.signal, capture: true };
    let zone: HTMLElement | undefined;
    const box = element.getBoundingClientRect();
    let at = { x: clientX, y: clientY };
    let frame = 0;

    const look = () => {
      const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-zone]');
      zone = under && root.contains(under) ? under : undefined;
      setOver(zone?.dataset.zone ?? '');
    };
    const dropped = (over: HTMLElement): Drop => ({
      zone: over.dataset.zone ?? '',
      element: over,
      left: box.left + at.x - clientX,
      top: box.top + at.y - clientY,
    });
    const draw = () => {
      const picture = ghost.current?.firstElementChild as HTMLElement | null;
      if (!picture) return;
      picture.style.translate = `${at.x - clientX}px ${at.y - clientY}px`;
      if (labelOf) picture.dataset.says = zone ? labelOf(dropped(zone), card) : '';
    };
    const scroll = () => {
      const { left, right } = root.getBoundingClientRect();
      const before = root.scrollLeft;
      if (at.x < left + edge) root.scrollLeft -= scrollPx;
      else if (at.x > right - edge) root.scrollLeft += scrollPx;
      const inner = scrolls?.current;
      const edges = inner?.getBoundingClientRect();
      const above = inner?.scrollTop;
      if (inner && edges && at.y < edges.top + edge) inner.scrollTop -= scrollPx;
      else if (inner && edges && at.y > edges.bottom - edge) inner.scrollTop += scrollPx;
      if (root.scrollLeft !== before || inner?.scrollTop !== above) look();
      frame = requestAnimationFrame(scroll);
    };
    const start = () => {
      window.clearTimeout(timer);
      isDragging.current = true;
      const { left, top, width, height } = box;
      const picture = element.cloneNode(true) as HTMLElement;
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
      // Swallows the click of the pointer that is released.
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
        const drop = isDragging.current && zone ? dropped(zone) : undefined;
        end();
        if (drop) onDrop(card, drop);
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
    // Suppresses the browser's own menu, which a long press would ask for.
    if (isFinger) window.addEventListener('contextmenu', (menu) => menu.preventDefault(), on);
  };
  return { over, begin };
}
