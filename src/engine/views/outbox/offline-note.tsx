import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import { formatLocalDateTime } from '../../../../schemas/rules/format-date';
import { today } from '../../../../schemas/rules/today';
import { useStore } from '../../../state/store';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { offlineState } from '../../outbox/offline-state';

/**
 * Note on whether the device has all that is needed without a network, or on what is missing; nothing for those who
 * work inside. `isShort`: on one line of a phone.
 */
export function OfflineNote({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('outbox');
  const { title } = useScreenLabels();
  const now = useStore(offlineState);
  if (now.state === 'unknown') return null;
  const text = {
    loading: () => t('readying'),
    ready: () =>
      now.state === 'ready'
        ? t(isShort ? 'readyShort' : 'ready', { count: now.count, time: momentText(now.at) })
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

/** Writes when that was; without the day where it was today. */
function momentText(at: number): string {
  const moment = localTimeOf(new Date(at));
  return moment.startsWith(today()) ? moment.slice(11, 16) : formatLocalDateTime(moment);
}
