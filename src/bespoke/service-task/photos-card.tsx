import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWaitingCalls } from '../../engine/outbox/use-waiting-calls';
import { useAttachments } from '../../engine/views/blocks/attachments/use-attachments';
import { useViewer } from '../../engine/views/blocks/attachments/use-viewer';
import { Card, failedOf } from './card';
import { Photo } from './photo';
import { paths } from './task';
import { TakePhoto } from './take-photo';
import { useTask } from './use-task';
import { WaitingPhoto } from './waiting-photo';
import parts from './task-parts.module.css';
import styles from './task-photos.module.css';

/** At most so many of a task (3-decisions §3.9). */
const MOST = 30;

/** Photos and other files of the task: taken, looked at, removed. */
export function PhotosCard() {
  const { t } = useTranslation('serviceTask');
  const { task, place, calls } = useTask();
  const of = { path: paths.files, place, id: task.id, record: task };
  const attachments = useAttachments(of, '-datum');
  const viewer = useViewer(paths.files, attachments);
  const items = attachments.items ?? [];
  const waiting = useWaitingCalls(
    `POST ${paths.files}`,
    attachments.query.dataUpdatedAt,
    'planungId',
    task.id,
  );
  const count = items.length + waiting.length;
  const left = MOST - count;
  const add = (photos: readonly File[]) =>
    void calls.addPhotos(photos.slice(0, Math.max(0, left)), t('steps.photo'));
  return (
    <Card
      name="photos"
      title={t('photos.title')}
      note={t('photos.count', { count, most: MOST })}
      failed={count > 0 ? undefined : failedOf(attachments.query)}
      isWaiting={attachments.query.isPending && count === 0}
    >
      {count > 0 && (
        <ul className={styles.photos}>
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles.photo}
                aria-label={t('photos.open', { name: item.name })}
                onClick={() => viewer.open(item)}
              >
                <Photo item={item} taskId={task.id} />
              </button>
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
            <IconCamera size={20} stroke={1.5} aria-hidden />
            {t('photos.take')}
          </TakePhoto>
          <TakePhoto from="gallery" onPhotos={add}>
            <IconPhoto size={20} stroke={1.5} aria-hidden />
            {t('photos.choose')}
          </TakePhoto>
        </div>
      )}
      {left <= 0 && <p className={parts.quiet}>{t('photos.full', { most: MOST })}</p>}
      {viewer.view}
    </Card>
  );
}
