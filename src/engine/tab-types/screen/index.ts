import { mayOpen } from '../../screens/record-rights';
import type { TabType } from '../../screens/tab-type';
import type { ScreenTab } from './definition';

export const screen: TabType<ScreenTab> = {
  complete: (tab) => ({ ...tab, name: tab.name ?? tab.screen }),
  calls: ({ list }) => (list === undefined ? [] : [`GET ${list}`]),
  isPermitted: ({ screen: name, list }, { can, registry }) => {
    if (list !== undefined) return can(`GET ${list}`);
    const entry = registry.entries.find((one) => one.name === name);
    return entry !== undefined && mayOpen(entry, can);
  },
  embeds: (tab) => tab,
  counts: ({ list, by }) => (list === undefined ? undefined : { list, by }),
  previews: ({ screen, list, by, preview }) => (preview ? { of: { screen }, list, by } : undefined),
  needs: 'nothing',
  layout: 'fill',
  isCommon: true,
  view: async () => (await import('../common-views')).screen,
};
