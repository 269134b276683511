import { useEffect, useState } from 'react';

/** What is there within this time needs no spinner, in ms (specification 1 §9, lazy screens). */
const delayMs = 200;
/** A spinner is hidden this long after the start; what still takes longer has its own place for saying so. */
const longestMs = 1200;

/** Whether to show that something is loading, by the specification's spinner rule. */
export function useSpinner(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const show = setTimeout(() => setShown(true), delayMs);
    const hide = setTimeout(() => setShown(false), longestMs);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setShown(false);
    };
  }, [isBusy]);
  return isShown;
}
