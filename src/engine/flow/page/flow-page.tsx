import type { ReactNode } from 'react';
import { StepDialog } from '../steps/step-dialog';
import styles from './flow-page.module.css';

interface FlowPageProps {
  /** Label of the scrolling part. */
  label: string;
  /** Bar below, where the thumb is. */
  bar?: ReactNode;
  children: ReactNode;
}

/** Page of a flow, for one hand: what is known scrolls above, the next step always stands below. */
export function FlowPage({ label, bar, children }: FlowPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
        {children}
      </div>
      {bar}
      <StepDialog />
    </div>
  );
}
