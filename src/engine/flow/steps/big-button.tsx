import type { ReactNode } from 'react';
import type { StepIcon } from '../state/step';
import styles from './big-button.module.css';

interface BigButtonProps {
  Icon: StepIcon;
  isBusy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Button for the one thing to do next, 64 px high (3-decisions §4.2). */
export function BigButton({ Icon, isBusy = false, onClick, children }: BigButtonProps) {
  return (
    <button
      type="button"
      className={styles.next}
      aria-busy={isBusy || undefined}
      // It keeps the focus while it is busy.
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      <span aria-hidden className={styles.icon}>
        <Icon size={26} stroke={1.75} />
      </span>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
