import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import keycap from '../../ui/keycap.module.css';
import styles from './navigation-entry.module.css';

export interface NavigationEntryProps {
  to: string;
  label: string;
  number?: number;
  Icon: ComponentType<{ size?: number; stroke?: number }>;
  mini: boolean;
  onFollow?: () => void;
}

/** Marked when it leads to the current page or above it. */
export function NavigationEntry({ to, label, number, Icon, mini, onFollow }: NavigationEntryProps) {
  const { pathname } = useLocation();
  const isCurrent = `${pathname}/`.startsWith(`${to}/`);
  return (
    <li>
      <Link
        to={to}
        className={styles.entry}
        aria-current={isCurrent ? 'page' : undefined}
        data-mini={mini || undefined}
        data-tip={mini ? label : undefined}
        data-tip-side="right"
        onClick={onFollow}
      >
        <span aria-hidden className={styles.icon}>
          <Icon size={18} stroke={1.5} />
        </span>
        <span className={mini ? 'visually-hidden' : styles.label}>{label}</span>
        {number !== undefined && !mini && (
          <kbd className={`${keycap.key} ${keycap.number}`} aria-hidden>
            {number}
          </kbd>
        )}
      </Link>
    </li>
  );
}
