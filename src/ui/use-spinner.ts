import { useEffect, useState } from 'react';

/** Delay before a spinner, in ms: what is there within this time needs none (specification 1 §9, lazy screens). */
const delayMs = 200;
/** Time in ms since the start after which the spinner is hidden; anything longer is reported in a place of its own. */
const longestMs = 1200;

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
