import type { ReactNode } from 'react';
import './sheet/sheet.css';
import styles from './dialog-buttons.module.css';

interface DialogButtonsProps {
  /** What destroys is not beneath the thumb. */
  danger?: boolean;
  children: ReactNode;
}

/** Of a dialog, the deed last; on a phone that takes the whole width. */
export function DialogButtons({ danger = false, children }: DialogButtonsProps) {
  return (
    <div className={styles.buttons} data-keep-clear data-sheet-foot={danger ? 'danger' : ''}>
      {children}
    </div>
  );
}
