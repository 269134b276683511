import { useEffect, useState } from 'react';

export interface Load {
  isThere: () => boolean;
  /** Loads; a failed load is tried again by the next call. */
  load: () => Promise<unknown>;
}

/**
 * Loads when `isWanted`, again with the network after a failure; returns whether it is there. Never suspends: React
 * keeps a fallback for 300 ms. `isNeeded`: a failure throws into the error boundary.
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
