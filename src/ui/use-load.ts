import { useEffect, useState } from 'react';

/** What is loaded once, by whoever needs it first. */
export interface Load {
  isThere: () => boolean;
  /** Loads it; a load that failed is tried again by the next call. */
  load: () => Promise<unknown>;
}

/**
 * Loads something as soon as it `isWanted`, and again with the network when that failed; answers whether it is there.
 * It never suspends: React shows the fallback of a `Suspense` for 300 ms, also for code that is nearly there.
 * `isNeeded`: a load that fails throws into the error boundary around it.
 */
export function useLoad({ isThere, load }: Load, isNeeded: boolean, isWanted = true): boolean {
  const [, redraw] = useState({});
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isLoaded = isThere();
  useEffect(() => {
    if (isLoaded || !isWanted) return undefined;
    let isGone = false;
    const start = () => {
      load().then(
        () => !isGone && redraw({}),
        (error: unknown) => isNeeded && !isGone && setFailure({ error }),
      );
    };
    start();
    window.addEventListener('online', start);
    return () => {
      isGone = true;
      window.removeEventListener('online', start);
    };
  }, [isLoaded, isWanted, isNeeded, load]);
  if (failure) throw failure.error;
  return isLoaded;
}
