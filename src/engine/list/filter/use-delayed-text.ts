import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pause after the last keystroke before a text is applied, in ms. */
const pause = 300;

interface DelayedText {
  typed: string;
  /** A keystroke: applied after a pause. */
  type: (text: string) => void;
  /** Applied at once. */
  apply: (text: string) => void;
}

/**
 * A text that is typed here and applied elsewhere after a pause. `applied` is the truth while nothing
 * is being typed: back button, cleared filters. `onApply` is the latest one when the pause is over,
 * since another text may have been applied meanwhile.
 */
export function useDelayedText(applied: string, onApply: (text: string) => void): DelayedText {
  const [typed, setTyped] = useState(applied);
  const timer = useRef<number>(undefined);
  const latest = useRef(onApply);
  useLayoutEffect(() => {
    latest.current = onApply;
  });
  useEffect(() => {
    if (timer.current === undefined) setTyped(applied);
  }, [applied]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const apply = (text: string) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setTyped(text);
    latest.current(text);
  };
  const type = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => apply(text), pause);
  };
  return { typed, type, apply };
}
