import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';
import { useTitleFocus } from './use-title-focus';

export interface PageLink {
  label: string;
  to: string;
}

export interface PageProps {
  title: string;
  /** Ways back, before the title. */
  lead?: ReactNode;
  /** Number shown on hover. */
  number?: number;
  badge?: ReactNode;
  tabs?: ReactNode;
  actions?: ReactNode;
  /** True if the content takes exactly the remaining height and scrolls by itself (lists). */
  fill?: boolean;
  children: ReactNode;
}

export function Page({ title, lead, number, badge, tabs, actions, fill, children }: PageProps) {
  const { t } = useTranslation('ui');
  const heading = useTitleFocus();

  useEffect(() => {
    document.title = title ? `${title} – ${t('product')}` : t('product');
  }, [title, t]);

  const hint = number === undefined ? title : `${title} · ${t('screenNumber')} ${number}`;
  return (
    <div className={styles.page}>
      <div className={styles.head} data-head>
        {lead}
        <h1 ref={heading} tabIndex={-1} className={styles.title} title={hint}>
          {title}
        </h1>
        {badge && <div className={styles.badges}>{badge}</div>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {actions && (
        <div role="toolbar" aria-label={t('actions')} className={styles.actions}>
          {actions}
        </div>
      )}
      <div className={fill ? styles.filled : styles.content}>{children}</div>
    </div>
  );
}
