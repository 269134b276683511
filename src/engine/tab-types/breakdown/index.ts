import type { TabType } from '../../screens/tab-type';
import type { BreakdownTab } from './definition';

export const breakdown: TabType<BreakdownTab> = {
  calls: ({ list }) => [`GET ${list}`],
  needs: 'id',
  view: async () => (await import('../common-views')).breakdown,
};
