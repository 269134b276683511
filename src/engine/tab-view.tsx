import { Suspense, type ComponentType } from 'react';
import { lazyContent } from '../ui/lazy-content';
import type { Registry } from './registry';
import type { TabType, TabViewProps } from './tab-type';

type View = ComponentType<TabViewProps<never>> & { preload: () => Promise<void> };

/** Each type's view is loaded once. */
const views = new WeakMap<TabType, View>();

function viewOf(type: TabType): View {
  const known = views.get(type);
  if (known) return known;
  const view: View = lazyContent(
    async () => (await type.view()).View as ComponentType<TabViewProps<never>>,
  );
  views.set(type, view);
  return view;
}

/** Loads what most records show, so that their page is drawn with it. */
export async function preloadCommonViews({ tabTypes }: Pick<Registry, 'tabTypes'>): Promise<void> {
  const common = Object.values<TabType>(tabTypes).filter(({ isCommon }) => isCommon);
  await Promise.all(common.map((type) => viewOf(type).preload()));
}

/** What a tab shows, by its type; loaded when it is opened. */
export function TabView({ type, ...props }: TabViewProps<object> & { type: TabType }) {
  const View = viewOf(type);
  return (
    <Suspense fallback={null}>
      <View {...(props as TabViewProps<never>)} />
    </Suspense>
  );
}
