import { useEffect, useReducer, type ComponentType } from 'react';
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
  let Loaded: ComponentType<Props> | undefined;
  const preload = () =>
    // Without its texts it is still better than not at all.
    Promise.all([load(), moreTexts().catch(() => undefined)]).then(
      ([component]) => {
        Loaded = component;
      },
      () => undefined,
    );
  function LazyPart(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (Loaded) return undefined;
      let isGone = false;
      const fetchPart = () =>
        void preload().then(() => {
          if (Loaded && !isGone) redraw();
        });
      fetchPart();
      window.addEventListener('online', fetchPart);
      return () => {
        isGone = true;
        window.removeEventListener('online', fetchPart);
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  }
  return Object.assign(LazyPart, { preload });
}
