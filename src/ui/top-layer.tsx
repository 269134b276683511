import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './top-layer.module.css';

interface TopLayerProps {
  of: unknown;
  label?: string | undefined;
  children: ReactNode;
}

/**
 * Shows its content above everything, dialogs of the browser included; comes to the top again whenever `of` changes,
 * above a dialog that has opened since. `label` names it as a part of the page.
 */
export function TopLayer({ of, label, children }: TopLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    // A move in the top layer takes the focus away.
    if (!element?.showPopover || element.contains(document.activeElement)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [of]);
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
