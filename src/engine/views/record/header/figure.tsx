import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './record-header.module.css';

interface FigureProps {
  label: string;
  /** Undefined where there are no rows behind it. */
  to?: string | undefined;
  beside?: ReactNode;
  /** In a sum, where it is one. */
  sign?: '+' | '-' | '=' | undefined;
  isSummed?: boolean;
  children: ReactNode;
}

/** A label and what stands for it, which leads to its rows. */
export function Figure({ label, to, beside, sign, isSummed, children }: FigureProps) {
  return (
    <div className={styles.figure} data-summed={isSummed || undefined} data-sign={sign}>
      <dt>{label}</dt>
      <dd>
        {to === undefined ? children : <Link to={to}>{children}</Link>}
        {beside && <span className={styles.beside}>{beside}</span>}
      </dd>
    </div>
  );
}
