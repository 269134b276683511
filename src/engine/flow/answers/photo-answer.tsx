import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../failure/notify-failure';
import { firstKeyOf } from '../../outbox/machine';
import { ShownPhoto } from '../photos/shown-photo';
import { TakePhoto } from '../photos/take-photo';
import { usePhotos, useWaitingPhotos } from '../photos/use-photos';
import { WaitingPhoto } from '../photos/waiting-photo';
import type { Answer } from './use-answer';
import { waitingPhotoOf } from './waiting-photo-answer';
import styles from './photo-answer.module.css';

interface PhotoAnswerProps {
  /** Path of the record's files. */
  path: string;
  label: string;
  answer: Answer;
}

/** Answer of a question by a photo of the record. */
export function PhotoAnswer({ path, label, answer }: PhotoAnswerProps) {
  const { t } = useTranslation('flow');
  const [isSending, setSending] = useState(false);
  const { attachments, viewer } = usePhotos(path);
  const waits = waitingPhotoOf(answer.value);
  const waiting = useWaitingPhotos(path, 0).find((entry) => firstKeyOf(entry) === waits);
  const item = attachments.items?.find(({ id }) => String(id) === answer.value);
  const words = t(item || waiting ? 'photos.retake' : 'photos.take');
  const send = async ([photo]: readonly File[]) => {
    if (!photo) return;
    setSending(true);
    try {
      await answer.givePhoto(path, photo);
    } catch (error) {
      notifyFailure(error);
    }
    setSending(false);
  };
  return (
    <div className={styles.answer}>
      {waiting && <WaitingPhoto entry={waiting} />}
      {item && <ShownPhoto path={path} item={item} onOpen={viewer.open} />}
      {attachments.may.add && (
        <TakePhoto
          from="camera"
          label={`${words}: ${label}`}
          disabled={isSending}
          onPhotos={(photos) => void send(photos)}
        >
          {isSending ? t('photos.sending') : words}
        </TakePhoto>
      )}
      {viewer.view}
    </div>
  );
}
