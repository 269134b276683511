import { IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openOutbox } from '../../outbox/outbox-dialog-store';
import styles from './waiting-mark.module.css';

/** Mark beside what is on the device and not yet on the server; leads to where it can still be changed. */
export function WaitingMark() {
  const { t } = useTranslation('outbox');
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={t('waits')}
      aria-haspopup="dialog"
      data-tip={t('waits')}
      onClick={openOutbox}
    >
      <IconCloudUp size={18} stroke={1.5} aria-hidden />
    </button>
  );
}
