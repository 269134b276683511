import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import { useOnline } from '../../../../ui/use-online';
import type { Rows } from '../../../data/lists/use-rows';
import styles from './outdated.module.css';

/** Note that rows are from a while ago: there is no network, or the server does not answer. */
export function Outdated({ rows }: { rows: Rows }) {
  const { t } = useTranslation('list');
  const online = useOnline();
  const updatedAt = rows.updatedAt();
  if ((online && !rows.error) || updatedAt === 0) return null;
  const time = formatDateTime(new Date(updatedAt).toISOString(), timeZone()).slice(-5);
  return (
    <div className={styles.outdated} role="status">
      <IconCloudOff size={18} stroke={1.5} aria-hidden />
      {t(online ? 'outdated' : 'offline', { time })}
      <button type="button" className={styles.retry} onClick={rows.retry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Returns the user's own zone, not the company's: «14:05» is the time on the wall. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
