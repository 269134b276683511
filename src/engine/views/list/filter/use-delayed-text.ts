import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pause in ms after the last keystroke. */
const pause = 300;

interface DelayedText {
  typed: string;
  type: (text: string) => void;
  apply: (text: string) => void;
  /** Spells the text as what was applied, on leaving the field. */
  leave: () => void;
}

interface Options {
  /** Text that counts while nobody types: it may change by back button or cleared filters. */
  applied: string;
  /** Returns the text spelled as `applied` is; undefined when that is not known. */
  meaningOf: (typed: string) => string | undefined;
  /** Applies a text; the latest callback when the pause is over, since another text may have been applied meanwhile. */
  onApply: (text: string) => void;
}

/**
 * Delays a list's search or column filter: what is typed counts after a pause of 300 ms, at once on Enter or Escape. A
 * text that means the same as `applied` stays as typed: one may go on typing after the space at its end.
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
