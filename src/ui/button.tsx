import type { ComponentType, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps {
  /** The one thing to do next is filled; the rest is framed. */
  quiet?: boolean;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  href?: string;
  /** The key that does the same, as Kontor ships it: its tooltip says it. */
  keys?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** For pages shown before Mantine is loaded (lists, failures): looks like Mantine's. */
export function Button({ quiet, Icon, href, keys, onClick, children }: ButtonProps) {
  const content = (
    <>
      {Icon && (
        <span aria-hidden className={styles.icon}>
          <Icon size={18} stroke={1.5} />
        </span>
      )}
      {children}
    </>
  );
  const shared = { className: styles.button, 'data-quiet': quiet || undefined, 'data-keys': keys };
  return href === undefined ? (
    <button type="button" {...shared} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared}>
      {content}
    </a>
  );
}
