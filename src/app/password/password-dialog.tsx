import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionDialog } from '../session/session-dialog';
import styles from './password-dialog.module.css';
import { PasswordForm } from './password-form';

/** Dialog over the page: blocks everything else until there is a new password. */
export function PasswordDialog({ user }: { user: string }) {
  const { t } = useTranslation('password');
  const titleId = useId();
  return (
    <SessionDialog titleId={titleId} focus="altesPasswort">
      <div className={styles.content}>
        <h1 id={titleId}>{t('due.title')}</h1>
        <p className={styles.reason}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          {t('due.reason')}
        </p>
        <PasswordForm user={user} isWide />
      </div>
    </SessionDialog>
  );
}
