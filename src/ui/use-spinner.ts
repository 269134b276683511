import { useEffect, useState } from 'react';

/** What is there within this time needs no spinner, in ms (specification 1 §9, lazy screens). */
const delayMs = 200;
/** In ms since the start: a spinner is hidden then; what takes longer says so in a place of its own. */
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
