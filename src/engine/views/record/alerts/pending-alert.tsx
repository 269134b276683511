import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NoteLine } from '../../../../ui/note-line';
import { useOnline } from '../../../../ui/use-online';
import { openOutbox } from '../../../outbox/outbox-dialog-store';
import { usePending } from './use-pending';

/** Note that something done with the record is not on the server yet: what is shown is what follows from it. */
export function PendingAlert() {
  const { t } = useTranslation('outbox');
  const isOnline = useOnline();
  const about = usePending();
  if (about.length === 0) return null;
  const isRefused = about.some(({ state }) => state === 'refused');
  const actions = about.map(({ label }) => label.action).join(', ');
  return (
    <NoteLine
      tone={isRefused ? 'red' : 'blue'}
      Icon={isOnline ? IconCloudUp : IconCloudOff}
      text={t(isRefused ? 'recordRefused' : 'recordWaits', { actions })}
      more={t(isRefused ? 'refusedMore' : 'waitsMore', { count: about.length })}
      opens={{ label: t('open'), run: openOutbox }}
    />
  );
}
