import { useEffect, useReducer } from 'react';

/** Functions that are loaded when they are first needed. */
export interface LazyModule<T> {
  /** Loads them, once; a failure is tried again by the next call. */
  load: () => Promise<T>;
  /** In a component: what is loaded, undefined until then. They are fetched as soon as `isNeeded`. */
  use: (isNeeded: boolean) => T | undefined;
}

/** See {@link LazyModule}. */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined;
  const load = async () => (loaded ??= await fetchModule());
  const use = (isNeeded: boolean) => {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (!isNeeded || loaded) return undefined;
      let isGone = false;
      load().then(
        () => {
          if (!isGone) redraw();
        },
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [isNeeded]);
    return loaded;
  };
  return { load, use };
}
