import { Button } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCamera, IconScan, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './camera-view.module.css';
import { isCameraAllowed } from './open-camera';
import { useCamera } from './use-camera';

interface CameraViewProps {
  onCode: (code: string) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
/** Without a code for so long, one is told how to hold it. */
const TIP_MS = 3000;

/** The camera as a bar code reader: one code, then it waits to be asked for the next. */
export function CameraView({ onCode }: CameraViewProps) {
  const { t } = useTranslation('scanner');
  const { state, stream, torch, start, stop, pause, resume } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [hasTip, setTip] = useState(false);
  useEffect(() => {
    latest.current = onCode;
  });

  // Who scans with a phone has allowed the camera once and is not asked to press a button each time.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    void isCameraAllowed().then((isAllowed) => isAllowed && start());
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
        pause();
        latest.current(code);
      });
    });
    const tip = setTimeout(() => setTip(true), TIP_MS);
    return () => {
      isGone = true;
      end?.();
      clearTimeout(tip);
      setTip(false);
    };
    // `pause` sets a state: it is the same function whatever it is called.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
          <Button leftSection={<IconScan {...icon} />} onClick={resume} className={classes.main}>
            {t('camera.next')}
          </Button>
        ) : (
          state !== 'on' && (
            <Button
              variant={problem ? 'default' : 'filled'}
              leftSection={<IconCamera {...icon} />}
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
            leftSection={torch.isOn ? <IconBulbOff {...icon} /> : <IconBulb {...icon} />}
            aria-pressed={torch.isOn}
            onClick={torch.toggle}
          >
            {t('camera.torch')}
          </Button>
        )}
        {isOpen && (
          <Button variant="default" leftSection={<IconX {...icon} />} onClick={stop}>
            {t('camera.stop')}
          </Button>
        )}
      </div>
    </section>
  );
}
