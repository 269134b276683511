import { useTranslation } from 'react-i18next';
import { FlowCard, failedOf } from '../cards/flow-card';
import { useFlow } from '../state/flow';
import parts from '../parts.module.css';
import { ShownPhoto } from './shown-photo';
import { TakePhoto } from './take-photo';
import { usePhotos, useWaitingPhotos } from './use-photos';
import { WaitingPhoto } from './waiting-photo';
import styles from './photos.module.css';

interface PhotosCardProps {
  name: string;
  /** Path of the record's files. */
  path: string;
  /** Most files of a record. */
  most: number;
}

/** Card of photos and other files of the record: taken, looked at, removed. */
export function PhotosCard({ name, path, most }: PhotosCardProps) {
  const { t } = useTranslation('flow');
  const { calls } = useFlow();
  const { attachments, viewer } = usePhotos(path);
  const items = attachments.items ?? [];
  const waiting = useWaitingPhotos(path, attachments.query.dataUpdatedAt);
  const count = items.length + waiting.length;
  const left = most - count;
  const add = (photos: readonly File[]) =>
    void calls.addPhotos(path, photos.slice(0, Math.max(0, left)));
  return (
    <FlowCard
      name={name}
      title={t('photos.title')}
      note={t('photos.count', { count, most })}
      failed={count > 0 ? undefined : failedOf(attachments.query)}
      isWaiting={attachments.query.isPending && count === 0}
    >
      {count > 0 && (
        <ul className={styles.photos}>
          {items.map((item) => (
            <li key={item.id}>
              <ShownPhoto path={path} item={item} onOpen={viewer.open} />
            </li>
          ))}
          {waiting.map((entry) => (
            <li key={`waiting ${entry.seq}`}>
              <WaitingPhoto entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {attachments.may.add && left > 0 && (
        <div className={parts.bigs}>
          <TakePhoto from="camera" onPhotos={add}>
            {t('photos.take')}
          </TakePhoto>
          <TakePhoto from="gallery" onPhotos={add}>
            {t('photos.choose')}
          </TakePhoto>
        </div>
      )}
      {left <= 0 && <p className={parts.quiet}>{t('photos.full', { most })}</p>}
      {viewer.view}
    </FlowCard>
  );
}
