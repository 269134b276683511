import type { ReactNode } from 'react';
import type { Tone } from '../../schemas/define';
import styles from './status-badge.module.css';

/** A status as text on its tint. The text says the status; the colour only helps the eye. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const name = tone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <span
      className={styles.badge}
      style={{ color: `var(--k-tone-${name})`, background: `var(--k-tone-${name}-tint)` }}
    >
      {children}
    </span>
  );
}
