import { useCallback, useEffect, useRef, useState } from 'react';
import { openCamera, type CameraProblem } from './open-camera';

/** State of the camera; `still`: the picture is frozen after a code. */
export type CameraState = 'off' | 'opening' | 'on' | 'still' | CameraProblem;

interface Torch {
  isOn: boolean;
  toggle: () => void;
}

/** Runs the camera while it is looked through; released with the page, and when that is hidden. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off');
  const [stream, setStream] = useState<MediaStream>();
  const [hasLight, setLight] = useState(false);
  const asked = useRef(0);

  const stop = useCallback(() => {
    asked.current += 1;
    setStream((open) => {
      for (const track of open?.getTracks() ?? []) track.stop();
      return undefined;
    });
    setLight(false);
    setState('off');
  }, []);

  const start = useCallback(async () => {
    const own = ++asked.current;
    setState('opening');
    const opened = await openCamera();
    if (typeof opened === 'string') {
      if (own === asked.current) setState(opened);
    } else if (own === asked.current) {
      // Notes that the camera was unplugged.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => setState('missing'));
      setStream(opened);
      setState('on');
    } else {
      for (const track of opened.getTracks()) track.stop();
    }
  }, []);

  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      stop();
    };
  }, [stop]);

  const track = stream?.getVideoTracks()[0];
  const torch: Torch | undefined =
    track && canLight(track)
      ? {
          isOn: hasLight,
          toggle: () => {
            const constraints = { advanced: [{ torch: !hasLight } as MediaTrackConstraintSet] };
            void track.applyConstraints(constraints).then(
              () => setLight(!hasLight),
              () => setLight(false),
            );
          },
        }
      : undefined;
  return {
    state,
    stream,
    torch,
    start: () => void start(),
    stop,
    pause: () => setState('still'),
    resume: () => setState('on'),
  };
}

function canLight(track: MediaStreamTrack): boolean {
  const capabilities: object = track.getCapabilities?.() ?? {};
  return 'torch' in capabilities && capabilities.torch === true;
}
