import type { ReactNode } from 'react';
import { ContrastSwitch } from './contrast-switch';
import { FlowStages, type Stage } from './flow-stages';
import styles from './flow-head.module.css';

interface FlowHeadProps {
  /** Status, shown where the page's own head has no room for it. */
  status: ReactNode;
  /** Time of the record, or whatever else is said about it in one line. */
  time: ReactNode;
  stages: readonly Stage[];
}

/** Head with status and time of the record, and how far it is. */
export function FlowHead({ status, time, stages }: FlowHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <span className={styles.status} role="status">
          {status}
        </span>
        <span className={styles.time}>{time}</span>
        <ContrastSwitch />
      </div>
      <FlowStages stages={stages} />
    </div>
  );
}
