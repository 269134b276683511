import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addMoney } from '../../../../../schemas/rules/decimal';
import type { AnyRecord } from '../../../define/definition';
import type { CardsShape } from '../../../define/cards';
import styles from './shares-bar.module.css';

interface SharesBarProps {
  shares: NonNullable<CardsShape['shares']>;
  /** Row with the figures; undefined while it is being read. */
  row: AnyRecord | undefined;
  /** Currency, where there are several, each with a bar. */
  currency?: string | undefined;
  textOf: (name: string) => string;
  valueOf: (field: string, value: number) => string;
  countOf: (count: number) => string;
  /** Returns the address of the records that a filter leaves; undefined where the user may not see them. */
  linkTo: ((filter: string) => string) | undefined;
}

/** Sum, and beside it a bar of its parts with a line that names them. */
export function SharesBar({
  shares,
  row,
  currency,
  textOf,
  valueOf,
  countOf,
  linkTo,
}: SharesBarProps) {
  const parts = shares.parts.map((part, index) => ({
    ...part,
    number: Number(row?.[part.count] ?? 0),
    amount: Number(row?.[part.value] ?? 0),
    filter: `${shares.filter},${part.filter}`,
    // Fades from the quiet tone to the loud one.
    color: `color-mix(in srgb, var(--k-tone-red) ${Math.round(
      (index / Math.max(1, shares.parts.length - 1)) * 100,
    )}%, var(--k-share))`,
  }));
  const [first] = parts;
  const sum = addMoney(...parts.map(({ amount }) => amount));
  const count = parts.reduce((all, { number }) => all + number, 0);
  const title = [textOf(shares.name), currency].filter(Boolean).join(' · ');
  return (
    <section className={styles.shares} aria-label={title}>
      <To href={linkTo?.(shares.filter)} className={styles.total}>
        <span className={styles.name}>{title}</span>
        <strong className={styles.sum}>{row && first && valueOf(first.value, sum)}</strong>
        <span className={styles.count}>{row && countOf(count)}</span>
      </To>
      <div className={styles.parts}>
        <div className={styles.bar} aria-hidden>
          {parts.map(({ name, amount, color }) => (
            // Draws nothing for credit notes.
            <span key={name} style={{ flexGrow: Math.max(0, amount), background: color }} />
          ))}
        </div>
        <ul className={styles.legend}>
          {parts.map(({ name, value, amount, number, filter, color }) => (
            <li key={name}>
              <To href={number > 0 ? linkTo?.(filter) : undefined} className={styles.part}>
                <span className={styles.dot} style={{ background: color }} aria-hidden />
                <span className={styles.name}>{textOf(name)}</span>
                <span className={styles.amount}>{row && valueOf(value, amount)}</span>
                <span className={styles.count}>{row && countOf(number)}</span>
              </To>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ToProps {
  href: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

function To({ href, className, children }: ToProps) {
  return href === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
