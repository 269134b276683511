import { mayOpen } from '../../screens/record-rights';
import type { TabType } from '../../screens/tab-type';
import type { TimelineTab } from './definition';

export const timeline: TabType<TimelineTab> = {
  calls: () => [],
  isPermitted: ({ of }, { can, registry }) =>
    of.some(({ schema }) =>
      registry.entries.some((entry) => entry.schema === schema && mayOpen(entry, can)),
    ),
  needs: 'id',
  view: async () => (await import('../common-views')).timeline,
};
