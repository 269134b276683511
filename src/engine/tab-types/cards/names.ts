import { cardFields, cardLabels } from '../../define/cards';
import type { TabNames } from '../../screens/names-of-types';
import type { CardsTab } from './definition';

export const cards: TabNames<CardsTab> = {
  fields: (tab) => [cardFields(tab)],
  labels: cardLabels,
};
