import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../ui/use-online';
import styles from './offline-note.module.css';

/** Note that what is shown may be old (a new record is not) and nothing can be sent, placed where one is looking. */
export function OfflineNote({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('record');
  if (useOnline()) return null;
  return (
    <p className={styles.note} role="status">
      <IconCloudOff size={18} stroke={1.5} aria-hidden />
      {t(isNew ? 'offlineNew' : 'offline')}
    </p>
  );
}
