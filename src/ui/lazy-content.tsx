import { use, type ComponentType } from 'react';
import { lazyModule } from './lazy-module';
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
  const content = lazyModule(async () => {
    const [component] = await Promise.all([load(), moreTexts()]);
    return component;
  });
  // What a drawing waits for stays the same until it is there, also when it fails.
  let awaited: Promise<ComponentType<Props>> | undefined;
  const begin = () => {
    const run = content.load();
    run.catch(() => failed.add(() => (awaited = undefined)));
    return run;
  };
  function LazyContent(props: Props) {
    const Loaded = content.get() ?? use((awaited ??= begin()));
    return <Loaded {...props} />;
  }
  return Object.assign(LazyContent, { preload: content.preload });
}

/** Lets whatever could not be loaded be loaded anew by the next drawing. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
