import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/page';
import styles from './settings-page-frame.module.css';

interface SettingsPageFrameProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of a page below the settings, with the way back to them. */
export function SettingsPageFrame({ title, actions, children }: SettingsPageFrameProps) {
  const { t } = useTranslation('settings');
  return (
    <Page
      title={title}
      actions={actions}
      lead={
        <Link to="/settings" className={styles.back} aria-label={t('ui:back')} title={t('title')}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        </Link>
      }
    >
      <div className={styles.sections}>{children}</div>
    </Page>
  );
}
