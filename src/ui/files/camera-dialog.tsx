import { Button } from '../button';
import { IconCamera, IconCameraRotate } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../drawer';
import classes from './camera-dialog.module.css';

export interface CameraDialogProps {
  onPhoto: (photo: Blob) => void;
  /** Asks the system for a photo where the page may not use the camera. */
  onElsewhere: () => void;
  onClose: () => void;
}

const QUALITY = 0.92;

export function CameraDialog({ onPhoto, onElsewhere, onClose }: CameraDialogProps) {
  const { t } = useTranslation(['media', 'ui']);
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<'environment' | 'user'>('environment');
  const [problem, setProblem] = useState<'refused' | 'missing'>();
  const [isReady, setReady] = useState(false);
  const [cameras, setCameras] = useState(1);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const start = async () => {
      const wanted = { facingMode: { ideal: facing }, width: { ideal: 1920 } };
      const opened = await navigator.mediaDevices.getUserMedia({ video: wanted });
      if (isGone || !video.current) return stop(opened);
      stream = opened;
      video.current.srcObject = opened;
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCameras(devices.filter(({ kind }) => kind === 'videoinput').length);
    };
    setReady(false);
    setProblem(undefined);
    start().catch((error: unknown) => {
      if (isGone) return;
      const { name } = error as DOMException;
      setProblem(name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing');
    });
    return () => {
      isGone = true;
      if (stream) stop(stream);
    };
  }, [facing]);

  const take = () => {
    const { current: shown } = video;
    if (!shown) return;
    const canvas = document.createElement('canvas');
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    canvas.toBlob((photo) => photo && onPhoto(photo), 'image/jpeg', QUALITY);
  };
  return (
    <Drawer
      title={t('media:camera.title')}
      kind="dialog"
      onClose={onClose}
      footer={
        problem ? (
          <>
            <Button variant="default" onClick={onClose}>
              {t('ui:cancel')}
            </Button>
            <Button onClick={onElsewhere}>{t('media:camera.elsewhere')}</Button>
          </>
        ) : (
          <>
            {cameras > 1 && (
              <Button
                variant="default"
                Icon={IconCameraRotate}
                onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
              >
                {t('media:camera.other')}
              </Button>
            )}
            <Button disabled={!isReady} Icon={IconCamera} onClick={take}>
              {t('media:camera.take')}
            </Button>
          </>
        )
      }
    >
      {problem ? (
        <p role="alert">{t(`media:camera.${problem}`)}</p>
      ) : (
        <video
          ref={video}
          className={classes.video}
          aria-label={t('media:camera.picture')}
          autoPlay
          playsInline
          muted
          onLoadedData={() => setReady(true)}
        />
      )}
    </Drawer>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
