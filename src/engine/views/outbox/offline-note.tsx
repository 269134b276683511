import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../schemas/rules/format-date';
import { useStore } from '../../../state/store';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { offlineState } from '../../outbox/offline-state';

/**
 * Note on whether the device has all that is needed without a network, or on what is missing; nothing for those who
 * work inside.
 */
export function OfflineNote() {
  const { t } = useTranslation('outbox');
  const { title } = useScreenLabels();
  const now = useStore(offlineState);
  if (now.state === 'unknown') return null;
  const text = {
    loading: () => t('readying'),
    ready: () =>
      now.state === 'ready'
        ? t('ready', { count: now.count, time: formatDateTime(new Date(now.at).toISOString()) })
        : '',
    incomplete: () =>
      now.state === 'incomplete'
        ? t('notReady', {
            missing: [
              ...now.missing.map((name) => title({ name })),
              ...(now.hasPage ? [] : [t('pageItself')]),
            ].join(', '),
          })
        : '',
  }[now.state]();
  return <p role="status">{text}</p>;
}
