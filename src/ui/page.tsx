import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './page.module.css';
import { useTitleFocus } from './use-title-focus';

export interface PageLink {
  label: string;
  to: string;
}

export interface PageProps {
  title: string;
  /** Of «Zurück»; `label` says it in full to screen readers and on hover. */
  back?: PageLink;
  /** Said on hover. */
  number?: number;
  badge?: ReactNode;
  crumbs?: readonly PageLink[];
  tabs?: ReactNode;
  actions?: ReactNode;
  /** The content takes exactly the remaining height and scrolls by itself (lists). */
  fill?: boolean;
  children: ReactNode;
}

export function Page({
  title,
  back,
  number,
  badge,
  crumbs,
  tabs,
  actions,
  fill,
  children,
}: PageProps) {
  const { t } = useTranslation('ui');
  const heading = useTitleFocus();

  useEffect(() => {
    document.title = title ? `${title} – ${t('product')}` : t('product');
  }, [title, t]);

  const hint = number === undefined ? title : `${title} · ${t('screenNumber')} ${number}`;
  return (
    <div className={styles.page}>
      <div className={styles.head} data-head>
        {back && (
          <Link to={back.to} className={styles.back} title={back.label} aria-label={t('back')}>
            <IconArrowLeft size={18} stroke={1.5} aria-hidden />
          </Link>
        )}
        <div className={styles.titles}>
          {crumbs && crumbs.length > 0 && (
            <nav aria-label={t('breadcrumbs')} className={styles.crumbs}>
              <ol>
                {crumbs.map((crumb) => (
                  <li key={crumb.to}>
                    <Link to={crumb.to}>{crumb.label}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1 ref={heading} tabIndex={-1} className={styles.title} title={hint}>
            {title}
          </h1>
        </div>
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
