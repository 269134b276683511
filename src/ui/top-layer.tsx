import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './top-layer.module.css';

interface TopLayerProps {
  of: unknown;
  label?: string | undefined;
  children: ReactNode;
}

/**
 * Layer above everything, the browser's dialogs included; comes to the top again when `of` changes or a dialog opens.
 */
export function TopLayer({ of, label, children }: TopLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => raise(layer.current), [of]);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) {
        raise(layer.current);
      }
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={layer}
      popover="manual"
      className={styles.layer}
      {...(label !== undefined && { role: 'region', 'aria-label': label })}
    >
      {children}
    </div>
  );
}

function raise(layer: HTMLElement | null): void {
  // A move in the top layer takes the focus away.
  if (!layer?.showPopover || layer.contains(document.activeElement)) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
