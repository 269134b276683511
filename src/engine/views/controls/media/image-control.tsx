import { IconCamera, IconPhoto, IconPhotoOff, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { imageRules } from '../../../../api/images';
import { fileProblem } from '../../../../ui/files/file-problem';
import { FileTarget } from '../../../../ui/files/file-target';
import { ProgressBar } from '../../../../ui/files/progress-bar';
import { useBlobUrl } from '../../../../ui/files/use-blob-url';
import { formatBytes } from '../../../../ui/format/format-bytes';
import { lazyPart } from '../../../../ui/lazy-part';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { labelId } from '../field-ids';
import type { WidgetProps } from '../../../fields/field-editing';
import classes from './image.module.css';
import { useImage } from './use-image';
import { useImageSending } from './use-image-sending';

const CropDialog = lazyPart(
  async () => (await import('../../../../ui/files/crop-dialog')).CropDialog,
);
const CameraDialog = lazyPart(
  async () => (await import('../../../../ui/files/camera-dialog')).CameraDialog,
);

/** Control for an image that is chosen, dropped, pasted or photographed, and sent at once. */
export function ImageControl(props: WidgetProps) {
  const { field, id, value, invalid, describedBy } = props;
  const { t, i18n } = useTranslation(['media', 'ui']);
  const label = useFieldLabel()(field);
  const { sending, send, stop, remove } = useImageSending(props);
  const [chosen, setChosen] = useState<Blob>();
  const [hasCamera, setCamera] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof fileProblem>>();
  const stored = useImage(sending ? undefined : value, 400);
  const url = useBlobUrl(sending?.image ?? stored.blob);
  const ratio = field.metadata.crop === 'square' ? 1 : undefined;
  const noteId = `${id}-note`;
  const hasImage = sending !== undefined || typeof value === 'number';

  const choose = (image: Blob) => {
    const found = fileProblem(image, imageRules);
    setProblem(found);
    if (!found) setChosen(image);
  };
  /** Sends an image after checking it again: a cropped PNG may be larger than the JPEG it was. */
  const sendChecked = (image: Blob) => {
    setChosen(undefined);
    const found = fileProblem(image, imageRules);
    setProblem(found);
    if (!found) send(image);
  };
  return (
    <FileTarget
      accept={imageRules.types.join(',')}
      labelledBy={labelId(id)}
      invalid={invalid || problem !== undefined}
      onFile={choose}
    >
      {(pick) => (
        <>
          <span className={classes.preview}>
            {url ? (
              <img src={url} alt={t('media:image.preview', { label })} />
            ) : stored.isMissing ? (
              <IconPhotoOff
                size={32}
                stroke={1.5}
                role="img"
                aria-label={t('media:image.noPreview')}
              />
            ) : (
              <IconPhoto size={32} stroke={1.5} aria-hidden />
            )}
          </span>
          <div className={classes.side}>
            {sending && !sending.failure && (
              <div className={classes.line}>
                <ProgressBar label={t('media:sending', { label })} share={sending.share} />
                <Button size="xs" variant="subtle" onClick={stop}>
                  {t('ui:cancel')}
                </Button>
              </div>
            )}
            {sending?.failure && (
              <>
                <p className={classes.problem} role="alert">
                  {t('media:failed')} {sending.failure}
                </p>
                <div className={classes.buttons}>
                  <Button size="xs" onClick={() => send(sending.image)}>
                    {t('media:retry')}
                  </Button>
                  <Button size="xs" variant="subtle" onClick={stop}>
                    {t('media:drop')}
                  </Button>
                </div>
              </>
            )}
            {!sending && (
              <div className={classes.buttons}>
                <Button
                  size="xs"
                  id={id}
                  variant="default"
                  Icon={IconUpload}
                  aria-label={t(hasImage ? 'media:image.replaceNamed' : 'media:image.chooseNamed', {
                    label,
                  })}
                  aria-describedby={[describedBy, noteId].filter(Boolean).join(' ')}
                  onClick={() => pick()}
                >
                  {t(hasImage ? 'media:replace' : 'media:image.choose')}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  Icon={IconCamera}
                  onClick={() => {
                    if (navigator.mediaDevices as MediaDevices | undefined) setCamera(true);
                    else pick(true);
                  }}
                >
                  {t('media:camera.open')}
                </Button>
                {hasImage && (
                  <Button size="xs" variant="subtle" color="red" Icon={IconTrash} onClick={remove}>
                    {t('media:remove')}
                  </Button>
                )}
              </div>
            )}
            {problem ? (
              <p id={noteId} className={classes.problem} role="alert">
                {t(`media:problem.${problem}`, {
                  most: formatBytes(imageRules.maxBytes, i18n.language),
                  types: imageRules.names,
                })}
              </p>
            ) : (
              !hasImage && (
                <p id={noteId} className={classes.hint}>
                  {t('media:image.hint', {
                    most: formatBytes(imageRules.maxBytes, i18n.language),
                    types: imageRules.names,
                  })}
                </p>
              )
            )}
          </div>
          {chosen && (
            <CropDialog
              image={chosen}
              ratio={ratio}
              onDone={sendChecked}
              onCancel={() => setChosen(undefined)}
              onUnreadable={() => sendChecked(chosen)}
            />
          )}
          {hasCamera && (
            <CameraDialog
              onPhoto={(photo) => {
                setCamera(false);
                choose(photo);
              }}
              onElsewhere={() => {
                setCamera(false);
                pick(true);
              }}
              onClose={() => setCamera(false)}
            />
          )}
        </>
      )}
    </FileTarget>
  );
}
