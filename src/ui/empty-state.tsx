import type { ComponentType, ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** Name of what would be here, or of what happened. */
  title: string;
  /** True if it stands alone: its title is the page's. */
  isPage?: boolean;
  hint?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ Icon, title, isPage, hint, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      {Icon && (
        <span aria-hidden className={styles.icon}>
          <Icon size={32} stroke={1.5} />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
