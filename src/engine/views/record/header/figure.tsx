import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Mark } from '../../../fields/use-field-texts';
import styles from './record-header.module.css';

interface FigureProps {
  label: string;
  /** Path of the rows behind it; undefined where there are none. */
  to?: string | undefined;
  beside?: ReactNode;
  /** Sign of the figure where it is part of a sum. */
  sign?: '+' | '-' | '=' | undefined;
  isSummed?: boolean;
  /** Mark of what else the value means; only lateness is said. */
  mark?: Mark | undefined;
  children: ReactNode;
}

/** Label and value of a key figure, which leads to its rows. */
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
