import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../failure/notify-failure';
import { useAttachments } from '../../engine/views/blocks/attachments/use-attachments';
import { useViewer } from '../../engine/views/blocks/attachments/use-viewer';
import { firstKeyOf } from '../../engine/outbox/machine';
import { useWaitingCalls } from '../../engine/outbox/use-waiting-calls';
import { Photo } from './photo';
import { paths } from './task';
import { waitingPhotoOf } from './task-rows';
import { TakePhoto } from './take-photo';
import type { Answer } from './use-answer';
import { useTask } from './use-task';
import { WaitingPhoto } from './waiting-photo';
import styles from './task-photos.module.css';

interface PhotoAnswerProps {
  label: string;
  answer: Answer;
}

/** A photo of the task as the answer of a question. */
export function PhotoAnswer({ label, answer }: PhotoAnswerProps) {
  const { t } = useTranslation('serviceTask');
  const { task, place } = useTask();
  const [isSending, setSending] = useState(false);
  const of = { path: paths.files, place, id: task.id, record: task };
  const attachments = useAttachments(of, '-datum');
  const viewer = useViewer(paths.files, attachments);
  const waits = waitingPhotoOf(answer.value);
  const waiting = useWaitingCalls(`POST ${paths.files}`, 0, 'planungId', task.id).find(
    (entry) => firstKeyOf(entry) === waits,
  );
  const item = attachments.items?.find(({ id }) => String(id) === answer.value);
  const has = item !== undefined || waiting !== undefined;
  const send = async ([photo]: readonly File[]) => {
    if (!photo) return;
    setSending(true);
    try {
      await answer.givePhoto(photo);
    } catch (error) {
      notifyFailure(error);
    }
    setSending(false);
  };
  return (
    <div className={styles.answer}>
      {waiting && <WaitingPhoto entry={waiting} />}
      {item && (
        <button
          type="button"
          className={styles.photo}
          aria-label={t('photos.open', { name: item.name })}
          onClick={() => viewer.open(item)}
        >
          <Photo item={item} taskId={task.id} />
        </button>
      )}
      {attachments.may.add && (
        <TakePhoto
          from="camera"
          label={`${t(has ? 'photos.retake' : 'photos.take')}: ${label}`}
          disabled={isSending}
          onPhotos={(photos) => void send(photos)}
        >
          <IconCamera size={20} stroke={1.5} aria-hidden />
          {t(isSending ? 'photos.sending' : has ? 'photos.retake' : 'photos.take')}
        </TakePhoto>
      )}
      {viewer.view}
    </div>
  );
}
