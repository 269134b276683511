import { useEffect, useReducer } from 'react';

/** What is loaded when it is first needed: functions, a component. */
export interface LazyModule<T> {
  /** Loads it, once; a failure is tried again by the next call. */
  load: () => Promise<T>;
  /** Loads it ahead; a failure is nobody's yet. */
  preload: () => Promise<void>;
  /** What is loaded, undefined until then. */
  get: () => T | undefined;
  /** The same in a component. It is fetched as soon as `isNeeded`, without network when there is one again. */
  use: (isNeeded: boolean) => T | undefined;
}

/** See {@link LazyModule}. */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  const load = async () => (loaded ??= await fetchModule());
  const preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  const use = (isNeeded: boolean) => {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (!isNeeded || loaded) return undefined;
      let isGone = false;
      const fetchNow = async () => {
        await preload();
        if (loaded && !isGone) redraw();
      };
      const start = () => void fetchNow();
      start();
      window.addEventListener('online', start);
      return () => {
        isGone = true;
        window.removeEventListener('online', start);
      };
    }, [isNeeded]);
    return loaded;
  };
  return { load, preload, get: () => loaded, use };
}
