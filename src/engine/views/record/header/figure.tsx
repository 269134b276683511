import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Mark } from '../../../fields/use-field-texts';
import styles from './record-header.module.css';

interface FigureProps {
  label: string;
  /** Undefined where there are no rows behind it. */
  to?: string | undefined;
  beside?: ReactNode;
  /** In a sum, where it is one. */
  sign?: '+' | '-' | '=' | undefined;
  isSummed?: boolean;
  /** What it amounts to; only what is late is said. */
  mark?: Mark | undefined;
  children: ReactNode;
}

/** A label and what stands for it, which leads to its rows. */
export function Figure({ label, to, beside, sign, isSummed, mark, children }: FigureProps) {
  const isLate = mark?.tone === 'red';
  return (
    <div
      className={styles.figure}
      data-summed={isSummed || undefined}
      data-sign={sign}
      data-late={isLate || undefined}
    >
      <dt>{label}</dt>
      <dd>
        {to === undefined ? children : <Link to={to}>{children}</Link>}
        {isLate && <span className={styles.late}>{mark.text}</span>}
        {beside && <span className={styles.beside}>{beside}</span>}
      </dd>
    </div>
  );
}
