import { cardFields, cardLabels } from '../../define/cards';
import type { TabType } from '../../screens/tab-type';
import type { CardsTab } from './definition';

export const cards: TabType<CardsTab> = {
  calls: ({ list }) => [`GET ${list}`],
  fields: (tab) => [cardFields(tab)],
  labels: cardLabels,
  needs: 'id',
  view: () => import('./cards-tab'),
};
