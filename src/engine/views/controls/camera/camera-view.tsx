import { IconBulb, IconBulbOff, IconCamera, IconScan, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import classes from './camera-view.module.css';
import { isCameraAllowed } from './open-camera';
import { useCamera } from './use-camera';

interface CameraViewProps {
  onCode: (code: string) => void;
}

/** Time without a code, in ms, after which a tip is shown. */
const TIP_MS = 3000;

export function CameraView({ onCode }: CameraViewProps) {
  const { t } = useTranslation('scanner');
  const { state, stream, torch, start, stop, pause, resume } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [hasTip, setTip] = useState(false);
  const take = useEffectEvent((code: string) => {
    pause();
    onCode(code);
  });

  // Starts at once on a phone: its user has allowed the camera once, and needs no button each time.
  const startAllowed = useEffectEvent(() => start());
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return undefined;
    let isGone = false;
    void isCameraAllowed().then((isAllowed) => isAllowed && !isGone && startAllowed());
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);

  useEffect(() => {
    const { current: shown } = video;
    if (state !== 'on' || !shown) return undefined;
    let end: (() => void) | undefined;
    let isGone = false;
    void shown.play().catch(() => undefined);
    void import('./read-codes').then(({ readCodes }) => {
      if (isGone) return;
      end = readCodes(shown, (code) => {
        shown.pause();
        take(code);
      });
    });
    const tip = setTimeout(() => setTip(true), TIP_MS);
    return () => {
      isGone = true;
      end?.();
      clearTimeout(tip);
      setTip(false);
    };
  }, [state, stream]);

  const isOpen = state === 'on' || state === 'still';
  const problem = state === 'refused' || state === 'missing' || state === 'insecure';
  return (
    <section className={classes.camera} aria-label={t('camera.name')}>
      {isOpen && (
        <div className={classes.view} data-still={state === 'still' || undefined}>
          <video
            ref={video}
            className={classes.video}
            aria-label={t('camera.picture')}
            playsInline
            muted
          />
          <span className={classes.line} aria-hidden />
        </div>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {t(`camera.${state}`)}
        </p>
      )}
      {state === 'on' && (
        <p className={classes.tip} role="status">
          {t(hasTip ? 'camera.tip' : 'camera.hold')}
        </p>
      )}
      <div className={classes.buttons}>
        {state === 'still' ? (
          <Button Icon={IconScan} onClick={resume} className={classes.main}>
            {t('camera.next')}
          </Button>
        ) : (
          state !== 'on' && (
            <Button
              variant={problem ? 'default' : 'filled'}
              Icon={IconCamera}
              loading={state === 'opening'}
              onClick={start}
              className={classes.main}
            >
              {t(problem ? 'camera.again' : 'camera.start')}
            </Button>
          )
        )}
        {isOpen && torch && (
          <Button
            variant="default"
            Icon={torch.isOn ? IconBulbOff : IconBulb}
            aria-pressed={torch.isOn}
            onClick={torch.toggle}
          >
            {t('camera.torch')}
          </Button>
        )}
        {isOpen && (
          <Button variant="default" Icon={IconX} onClick={stop}>
            {t('camera.stop')}
          </Button>
        )}
      </div>
    </section>
  );
}
