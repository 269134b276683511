import type { ComponentType } from 'react';
import { moreTexts } from './texts';
import { useLoad } from './use-load';

interface LazyOptions<Props> {
  /** Component shown until the part is there; nothing without it. */
  Waiting?: ComponentType<Props>;
  /**
   * True if a failed load throws into the error boundary. Without it the page goes on, and the part comes with the
   * network.
   */
  isNeeded?: boolean;
}

/** Loads code and texts when it is first drawn, see `useLoad`. A failed `preload` is ignored. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, isNeeded = false }: LazyOptions<Props> = {},
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;
  const fetchNow = async () => {
    // What nobody waits for is better without its texts than not at all.
    const texts = isNeeded ? moreTexts() : moreTexts().catch(() => undefined);
    const [component] = await Promise.all([load(), texts]);
    loaded = component;
  };
  const fetchPart = () => (underWay ??= fetchNow().finally(() => (underWay = undefined)));

  const part = { isThere: () => loaded !== undefined, load: fetchPart };
  function LazyPart(props: Props) {
    useLoad(part, isNeeded);
    const Shown = loaded ?? Waiting;
    return Shown ? <Shown {...props} /> : null;
  }
  const preload = () =>
    loaded === undefined ? fetchPart().catch(() => undefined) : Promise.resolve();
  return Object.assign(LazyPart, { preload });
}
