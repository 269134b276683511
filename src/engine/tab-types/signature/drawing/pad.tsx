import { IconArrowBackUp, IconEraser } from '@tabler/icons-react';
import SignaturePad from 'signature_pad';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { fitStrokes, type Strokes } from './strokes';
import styles from './pad.module.css';

interface PadProps {
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
  /** What is wrong with it. */
  problem: string | undefined;
  isDisabled: boolean;
}

/** Ink is dark on white in every appearance: so it is printed. */
const ink = '#0b1b33';

/** Takes finger, pen and mouse. Who can use none of them signs in another way, which its description says. */
export function Pad({ strokes, onChange, problem, isDisabled }: PadProps) {
  const { t } = useTranslation('signature');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  /** What the pad shows: drawn anew only where that is another. */
  const shown = useRef<Strokes>([]);
  const problemId = useId();
  const changed = useEffectEvent(onChange);
  const current = useEffectEvent(() => strokes);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = new SignaturePad(element, { penColor: ink, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = made;
    made.addEventListener('endStroke', () => {
      // What it answers goes on changing.
      shown.current = made.toData().map((stroke) => ({ ...stroke, points: [...stroke.points] }));
      changed(shown.current);
    });
    // A canvas that gets another size is empty, and its pixels are not those of the page.
    const resized = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0) return;
      const perPx = Math.max(window.devicePixelRatio, 1);
      element.width = Math.round(clientWidth * perPx);
      element.height = Math.round(clientHeight * perPx);
      element.getContext('2d')?.scale(perPx, perPx);
      const before = current();
      const fitting = fitStrokes(before, clientWidth, clientHeight);
      shown.current = fitting;
      made.fromData([...fitting]);
      if (fitting !== before) changed(fitting);
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      made.off();
      pad.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (strokes === shown.current) return;
    shown.current = strokes;
    pad.current?.fromData([...strokes]);
  }, [strokes]);

  useEffect(() => {
    if (isDisabled) pad.current?.off();
    else pad.current?.on();
  }, [isDisabled]);

  const isEmpty = strokes.length === 0;
  return (
    <div className={styles.pad}>
      <div className={styles.paper} data-invalid={problem ? '' : undefined}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={t(isEmpty ? 'pad.empty' : 'pad.drawn')}
          aria-describedby={problem ? problemId : undefined}
        />
        {isEmpty && (
          <span className={styles.hint} aria-hidden>
            {t('pad.hint')}
          </span>
        )}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.tools}>
        <Button
          variant="default"
          disabled={isEmpty || isDisabled}
          Icon={IconArrowBackUp}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          {t('pad.undo')}
        </Button>
        <Button
          variant="default"
          disabled={isEmpty || isDisabled}
          Icon={IconEraser}
          onClick={() => onChange([])}
        >
          {t('pad.clear')}
        </Button>
      </div>
    </div>
  );
}
