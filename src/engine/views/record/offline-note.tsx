import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NoteLine } from '../../../ui/note-line';
import { useOnline } from '../../../ui/use-online';

/** Note that what is shown may be old (a new record is not) and nothing can be sent, placed where one is looking. */
export function OfflineNote({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('record');
  if (useOnline()) return null;
  return (
    <NoteLine
      tone="yellow"
      Icon={IconCloudOff}
      text={t('offline')}
      more={isNew ? undefined : t('lastState')}
    />
  );
}
