import type { ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import type { Registry } from '../../application/registry';
import type { TabType, TabViewProps } from '../../screens/tab-type';

type View = ComponentType<TabViewProps<never>> & { preload: () => Promise<void> };

/** Views by type of tab: each is loaded once. */
const views = new WeakMap<TabType, View>();

export function viewOf(type: TabType): View {
  const known = views.get(type);
  if (known) return known;
  const view: View = lazyPart(
    async () => (await type.view()).Content as ComponentType<TabViewProps<never>>,
    { isNeeded: true },
  );
  views.set(type, view);
  return view;
}

/** Loads the views that most records show, so that their page is drawn with them. */
export async function preloadCommonViews({ tabTypes }: Pick<Registry, 'tabTypes'>): Promise<void> {
  const common = Object.values<TabType>(tabTypes).filter(({ isCommon }) => isCommon);
  await Promise.all(common.map((type) => viewOf(type).preload()));
}
