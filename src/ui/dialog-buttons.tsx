import type { ReactNode } from 'react';
import './sheet/sheet.css';
import styles from './dialog-buttons.module.css';

/** Of a dialog, the deed last; on a phone that takes the whole width. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <div className={styles.buttons} data-sheet-foot>
      {children}
    </div>
  );
}
