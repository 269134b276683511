import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBlobUrl } from '../../../ui/files/use-blob-url';
import { useEngine } from '../../application/context';
import type { Entry } from '../../outbox/entry';
import { outboxOf } from '../../outbox/outbox';
import { WaitingMark } from '../../views/outbox/waiting-mark';
import styles from './photos.module.css';

/** Photo that waits on the device, small. */
export function WaitingPhoto({ entry }: { entry: Entry }) {
  const { t } = useTranslation('flow');
  const { me } = useEngine();
  const { data } = useQuery({
    queryKey: ['file of outbox', entry.file?.id],
    queryFn: async () => (await (await outboxOf(me.id)).fileOf(entry)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const url = useBlobUrl(data ?? undefined);
  const name = t('photos.waiting', { name: entry.file?.name ?? '' });
  return (
    <div className={`${styles.photo} ${styles.waiting}`} data-photo>
      {url ? (
        <img className={styles.picture} src={url} alt={name} />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <WaitingMark />
    </div>
  );
}
