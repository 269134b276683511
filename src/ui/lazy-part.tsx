import type { ComponentType } from 'react';
import { lazyModule } from './lazy-module';
import { moreTexts } from './more-texts';

/**
 * A part of the page that is loaded when it is first drawn. Unlike React's `lazy` it never fails the
 * page around it: without network it stays away and comes with the network. `Waiting` stands in its place
 * meanwhile. `preload` fetches it ahead.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> & { preload: () => Promise<void> } {
  const part = lazyModule(async () => {
    // Without its texts it is still better than not at all.
    const [component] = await Promise.all([load(), moreTexts().catch(() => undefined)]);
    return component;
  });
  function LazyPart(props: Props) {
    const Shown = part.use(true) ?? Waiting;
    return Shown ? <Shown {...props} /> : null;
  }
  return Object.assign(LazyPart, { preload: part.preload });
}
