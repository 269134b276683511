import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { canKeepCalls } from '../../outbox/outbox';
import { LITTLE_ROOM, storageRoom } from '../../outbox/storage-room';

/** Note that the device may not keep what waits: there is little room, or none at all. */
export function StorageNote() {
  const { t } = useTranslation('outbox');
  const isPossible = canKeepCalls();
  const { data: room } = useQuery({
    queryKey: ['storage room'],
    queryFn: storageRoom,
    enabled: isPossible,
    meta: { failure: 'silent' },
  });
  if (!isPossible) return <p role="status">{t('storage.none')}</p>;
  if (room?.left === undefined || room.left >= LITTLE_ROOM) return null;
  const megabytes = Math.floor(room.left / 1024 / 1024);
  return <p role="status">{t('storage.little', { megabytes })}</p>;
}
