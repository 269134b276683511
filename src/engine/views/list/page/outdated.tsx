import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import { useStore } from '../../../../state/store';
import { useOnline } from '../../../../ui/use-online';
import type { Rows } from '../../../data/lists/use-rows';
import { rowsAtHand } from '../../../outbox/rows-at-hand';
import styles from './outdated.module.css';

interface OutdatedProps {
  rows: Rows;
  /** Path of their list, with its values. */
  path: string;
  /** Name of the records. */
  name: string;
}

/**
 * Note that rows are from a while ago, and over which of them the list speaks: there is no network, or the server does
 * not answer.
 */
export function Outdated({ rows, path, name }: OutdatedProps) {
  const { t } = useTranslation('list');
  const online = useOnline();
  const atHand = useStore(rowsAtHand, (all) => all.get(path));
  const updatedAt = rows.updatedAt();
  if ((online && !rows.error) || updatedAt === 0) return null;
  const time = formatDateTime(new Date(updatedAt).toISOString(), timeZone()).slice(-5);
  return (
    <div className={styles.outdated} role="status">
      <IconCloudOff size={18} stroke={1.5} aria-hidden />
      <span className={styles.text}>
        <span className={atHand && styles.when}>
          {t(online ? 'outdated' : 'offline', { time })}{' '}
        </span>
        {atHand && t(atHand.total === undefined ? 'atHand' : 'atHandOf', { ...atHand, name })}
      </span>
      <button type="button" className={styles.retry} aria-label={t('retry')} onClick={rows.retry}>
        <span className={styles.label}>{t('retry')}</span>
        <IconRefresh className={styles.again} size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}

/** Returns the user's own zone, not the company's: «14:05» is the time on the wall. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
