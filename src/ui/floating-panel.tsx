import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './floating-panel.module.css';
import { keepEscape } from './keep-escape';
import { useIsPhone } from './phone';
import { useSheet } from './sheet/use-sheet';

export interface Point {
  x: number;
  y: number;
}

export interface FloatingPanelProps {
  anchor: Element | Point;
  label: string;
  role?: 'dialog' | 'menu';
  onClose: () => void;
  children: ReactNode;
}

const gap = 4;
const margin = 8;

/**
 * Panel in the browser's top layer, which closes it on Escape and a click elsewhere, and returns the focus. Beside its
 * anchor; on a phone from below, under its name. Render only while open.
 */
export function FloatingPanel({
  anchor,
  label,
  role = 'dialog',
  onClose,
  children,
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  useLayoutEffect(() => {
    latestClose.current = onClose;
  });
  const isPhone = useIsPhone();
  useSheet(panel, onClose);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const former = document.activeElement;
    element.showPopover();
    if (!isPhone) place(element, anchor);
    (element.querySelector<HTMLElement>('[autofocus], [data-autofocus]') ?? element).focus();
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') latestClose.current();
    };
    element.addEventListener('toggle', onToggle);
    return () => {
      element.removeEventListener('toggle', onToggle);
      const hadFocus = element.contains(document.activeElement);
      if (element.matches(':popover-open')) element.hidePopover();
      if (hadFocus && former instanceof HTMLElement && former.isConnected) former.focus();
    };
  }, [anchor, isPhone]);

  return (
    <div
      ref={panel}
      popover="auto"
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      data-sheet
      onKeyDown={keepEscape}
    >
      <div className={styles.head} data-grip aria-hidden>
        <div data-grip-bar />
        <p className={styles.label}>{label}</p>
      </div>
      {children}
    </div>
  );
}

/** Places a panel, above the anchor where there is more room, never beyond the window. */
function place(panel: HTMLElement, anchor: Element | Point): void {
  const rect =
    anchor instanceof Element
      ? anchor.getBoundingClientRect()
      : new DOMRect(anchor.x, anchor.y, 0, 0);
  const below = window.innerHeight - rect.bottom - gap - margin;
  const above = rect.top - gap - margin;
  panel.style.maxHeight = `${Math.max(below, Math.min(above, panel.offsetHeight), 120)}px`;
  const fitsBelow = panel.offsetHeight <= below || below >= above;
  panel.style.top = `${fitsBelow ? rect.bottom + gap : rect.top - gap - panel.offsetHeight}px`;
  const right = window.innerWidth - panel.offsetWidth - margin;
  panel.style.left = `${Math.max(margin, Math.min(rect.left, right))}px`;
}
