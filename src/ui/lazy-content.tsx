import { use, type ComponentType } from 'react';

/** Forget the loads that failed, so that they are tried again. */
const failed = new Set<() => void>();

/**
 * A part of the page that is loaded when it is first drawn, inside a `Suspense`. A load that fails
 * throws into the error boundary around it, and is tried again after {@link forgetFailedLoads}.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const begin = () => {
    const run = load().then((component) => {
      Loaded = component;
    });
    run.catch(() => failed.add(() => (loading = undefined)));
    return run;
  };
  return function LazyContent(props: Props) {
    if (!Loaded) use((loading ??= begin()));
    return Loaded ? <Loaded {...props} /> : null;
  };
}

/** Lets whatever could not be loaded be loaded anew by the next drawing. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
