import type { TabType } from '../../screens/tab-type';
import type { DayTab } from './definition';

export const day: TabType<DayTab> = {
  calls: ({ list }) => [`GET ${list}`],
  needs: 'nothing',
  view: async () => (await import('../common-views')).day,
};
