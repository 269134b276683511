import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notice-message.module.css';

/** Link of a notice: where it leads, or what it offers to do. */
export type NoticeLink = { label: string } & ({ href: string } | { run: () => void });

interface NoticeMessageProps {
  title?: string;
  text: string;
  details?: string;
  link?: NoticeLink;
  /** True if folded until somebody wants to know: it stays, and must not be in the way. */
  isShort?: boolean;
}

export function NoticeMessage({ title, text, details, link, isShort }: NoticeMessageProps) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText([title, text, details].filter(Boolean).join('\n'));
    setCopied(true);
  };
  return (
    <div className={isShort ? styles.short : undefined}>
      {isShort ? (
        <details className={styles.technical}>
          <summary>{t('technical')}</summary>
          <div className={styles.text}>{text}</div>
        </details>
      ) : (
        <div className={styles.text}>{text}</div>
      )}
      {details && <div className={styles.details}>{details}</div>}
      <div className={styles.actions}>
        {link && 'href' in link && (
          <a className={styles.copy} href={link.href}>
            {link.label}
          </a>
        )}
        {link && 'run' in link && (
          <button type="button" className={styles.copy} onClick={link.run}>
            {link.label}
          </button>
        )}
        {/* Absent on plain HTTP, where the text can still be selected. */}
        {'clipboard' in navigator && (
          <button type="button" className={styles.copy} onClick={() => void copy()}>
            {copied ? t('copied') : t('copy')}
          </button>
        )}
      </div>
    </div>
  );
}
