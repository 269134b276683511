import type { TabType } from '../../screens/tab-type';
import type { CardsTab } from './definition';

export const cards: TabType<CardsTab> = {
  calls: ({ list }) => [`GET ${list}`],
  needs: 'id',
  view: async () => (await import('../common-views')).cards,
};
