import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Tooltips wait this long (specification 1 §9). */
const delayMs = 800;

/**
 * Shows a name beside an element whose own name is not visible, on hover and on keyboard focus. It repeats what
 * screen readers already hear, so they are spared it.
 */
export function Tooltip({
  label,
  disabled,
  children,
}: {
  label: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  const anchor = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const [place, setPlace] = useState<{ left: number; top: number }>();

  const show = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const box = anchor.current?.getBoundingClientRect();
      if (box) setPlace({ left: box.right + 6, top: box.top + box.height / 2 });
    }, delayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  if (disabled) return children;
  return (
    <div
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hide}
    >
      {children}
      {place && (
        <div className={styles.tooltip} style={place} aria-hidden>
          {label}
        </div>
      )}
    </div>
  );
}
