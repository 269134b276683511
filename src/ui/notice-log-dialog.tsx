import { IconAlertTriangle, IconCheck, IconInfoCircle, IconMessages } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../state/store';
import { Drawer } from './drawer';
import { EmptyState } from './empty-state';
import { formatDateTime } from '../../schemas/rules/format-date';
import { noticeLog } from './notice-log';
import { hidePopUps } from './show-notice';
import styles from './notice-log-dialog.module.css';

const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertTriangle };
const tones = { success: 'green', info: 'blue', error: 'red' };

/** Newest first: notices go, their words stay. */
export function NoticeLogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui');
  const entries = useStore(noticeLog);
  useEffect(hidePopUps, []);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Drawer title={t('notices.title')} onClose={onClose}>
      {entries.length === 0 && (
        <EmptyState Icon={IconMessages} title={t('notices.empty')} hint={t('notices.hint')} />
      )}
      <ol className={styles.list}>
        {entries.map(({ time, tone, title, text, details }, index) => {
          const Icon = icons[tone];
          return (
            <li key={`${time}-${index}`} className={styles.entry}>
              <span className={styles.icon} style={{ color: `var(--k-tone-${tones[tone]})` }}>
                <Icon size={18} stroke={1.5} aria-hidden />
              </span>
              <div>
                <time dateTime={time} className={styles.time}>
                  {formatDateTime(time, zone)}
                </time>
                {title && <div className={styles.title}>{title}</div>}
                <div className={styles.text}>{text}</div>
                {details && <div className={styles.details}>{details}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </Drawer>
  );
}
