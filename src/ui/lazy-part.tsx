import type { ComponentType } from 'react';
import { moreTexts } from './texts';
import { useLoad } from './use-load';

interface LazyOptions<Props> {
  /** Stands in its place until it is there; nothing does otherwise. */
  Waiting?: ComponentType<Props>;
  /**
   * Somebody waits for it: a load that fails throws into the error boundary around it, which tries again.
   * Otherwise the page goes on without it, and it comes when there is network again.
   */
  isNeeded?: boolean;
}

/**
 * A part of the page whose code and texts are loaded when it is first drawn, see `useLoad`. `preload` fetches it ahead;
 * a failure of that is nobody's yet.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, isNeeded = false }: LazyOptions<Props> = {},
): ComponentType<Props> & { preload: () => Promise<void> } {
  let loaded: ComponentType<Props> | undefined;
  let underWay: Promise<void> | undefined;
  const fetchNow = async () => {
    // Without its texts, what nobody waits for is still better than not at all.
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
