import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UploadList } from '../../engine/views/blocks/attachments/upload-list';
import { useAttachments } from '../../engine/views/blocks/attachments/use-attachments';
import { useViewer } from '../../engine/views/blocks/attachments/use-viewer';
import { Card, failedOf } from './card';
import { Photo } from './photo';
import { paths } from './task';
import { TakePhoto } from './take-photo';
import { useTask } from './use-task';
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
  const left = MOST - items.length - calls.underWay.length;
  const add = (photos: readonly File[]) => calls.addPhotos(photos.slice(0, Math.max(0, left)));
  return (
    <Card
      name="photos"
      title={t('photos.title')}
      note={t('photos.count', { count: items.length, most: MOST })}
      failed={failedOf(attachments.query)}
      isWaiting={attachments.query.isPending}
    >
      {items.length > 0 && (
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
        </ul>
      )}
      <UploadList target={calls.photos} />
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
