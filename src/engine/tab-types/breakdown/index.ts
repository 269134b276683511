import type { TabType } from '../../screens/tab-type';
import { views } from '../late-views';
import type { BreakdownTab } from './definition';

export const breakdown: TabType<BreakdownTab> = {
  calls: ({ list }) => [`GET ${list}`],
  needs: 'id',
  view: async () => (await views()).breakdown(),
};
