import type { ReactNode } from 'react';
import './sheet/sheet.css';
import styles from './dialog-buttons.module.css';

interface DialogButtonsProps {
  /** True if the action destroys something: then it is not beneath the thumb. */
  danger?: boolean;
  children: ReactNode;
}

/** Buttons of a dialog, the main action last; on a phone that one takes the whole width. */
export function DialogButtons({ danger = false, children }: DialogButtonsProps) {
  return (
    <div className={styles.buttons} data-keep-clear data-sheet-foot={danger ? 'danger' : ''}>
      {children}
    </div>
  );
}
