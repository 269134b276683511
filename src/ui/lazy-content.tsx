import { use, type ComponentType } from 'react';
import { moreTexts } from './more-texts';

/** Forget the loads that failed, so that they are tried again. */
const failed = new Set<() => void>();

/**
 * A part of the page that is loaded when it is first drawn, inside a `Suspense`. A load that fails
 * throws into the error boundary around it, and is tried again after {@link forgetFailedLoads}.
 * `preload` loads it ahead: drawing it then suspends nothing, and React shows no fallback for its 300 ms.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const begin = () => {
    const run = Promise.all([load(), moreTexts()]).then(([component]) => {
      Loaded = component;
    });
    run.catch(() => failed.add(() => (loading = undefined)));
    return run;
  };
  function LazyContent(props: Props) {
    if (!Loaded) use((loading ??= begin()));
    return Loaded ? <Loaded {...props} /> : null;
  }
  const preload = () =>
    (loading ??= begin()).catch(() => {
      // Nobody has asked for it yet: the first drawing tries again.
      loading = undefined;
    });
  return Object.assign(LazyContent, { preload });
}

/** Lets whatever could not be loaded be loaded anew by the next drawing. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
