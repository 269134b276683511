import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pause after the last keystroke before a text is applied, in ms. */
const pause = 300;

interface DelayedText {
  typed: string;
  /** A keystroke: applied after a pause. */
  type: (text: string) => void;
  /** Applied at once. */
  apply: (text: string) => void;
  /** The field is left: its text is spelled as what was applied. */
  leave: () => void;
}

interface Options {
  /** The truth while nothing is being typed: back button, cleared filters. */
  applied: string;
  /** What a text amounts to, spelled as `applied` is; undefined when that is not known. */
  meaningOf: (typed: string) => string | undefined;
  /** The latest one when the pause is over, since another text may have been applied meanwhile. */
  onApply: (text: string) => void;
}

/**
 * A text that is typed here and applied elsewhere after a pause. What means the same as `applied` stays as it is
 * typed: the space at its end is where somebody goes on.
 */
export function useDelayedText({ applied, meaningOf, onApply }: Options): DelayedText {
  const [typed, setTyped] = useState(applied);
  const timer = useRef<number>(undefined);
  const latest = useRef(onApply);
  useLayoutEffect(() => {
    latest.current = onApply;
  });
  const follow = useEffectEvent(() => {
    if (timer.current === undefined && meaningOf(typed) !== applied) setTyped(applied);
  });
  useEffect(() => follow(), [applied]);
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
  const leave = () => {
    if (timer.current === undefined && meaningOf(typed) === applied) setTyped(applied);
  };
  return { typed, type, apply, leave };
}
