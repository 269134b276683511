import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './alert.module.css';
import { IconButton } from './icon-button';

interface AlertProps {
  /** Role of the alert: `alert` is read out at once, `status` when there is a pause. */
  role: 'alert' | 'status';
  tone: 'blue' | 'green' | 'yellow' | 'red';
  icon: ReactNode;
  title?: ReactNode;
  className?: string | undefined;
  /** Button that takes the alert away, with its label. */
  close?: { label: string; run: () => void };
  children?: ReactNode;
}

/** Message of a page about what stands below it. */
export function Alert({ role, tone, icon, title, className, close, children }: AlertProps) {
  const id = useId();
  return (
    <div
      role={role}
      className={className === undefined ? styles.alert : `${styles.alert} ${className}`}
      data-tone={tone}
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <div className={styles.body}>
        {title !== undefined && (
          <div id={`${id}-title`} className={styles.title}>
            {title}
          </div>
        )}
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      {close && (
        <IconButton className={styles.close} aria-label={close.label} onClick={close.run}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
