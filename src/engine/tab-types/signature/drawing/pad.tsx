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
  /** Text of what is wrong with the drawing. */
  problem: string | undefined;
  isDisabled: boolean;
}

/** Colour of the ink, dark on white in every appearance: that is how it is printed. */
const ink = '#0b1b33';

/** Area to sign in with finger, pen or mouse. Its description offers another way to those who can use none of them. */
export function Pad({ strokes, onChange, problem, isDisabled }: PadProps) {
  const { t } = useTranslation('signature');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  /** Strokes that the pad shows; only other strokes are drawn anew. */
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
      // Copies the points: the library goes on changing what it returned.
      shown.current = made.toData().map((stroke) => ({ ...stroke, points: [...stroke.points] }));
      changed(shown.current);
    });
    // Draws again after a change of size: the canvas is empty then, and its pixels are not those of the page.
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
