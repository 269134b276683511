import { definePage } from '../src/engine/define/define-screen';
import { openItemCards, openItemShares } from './shared/open-item-cards';

export default definePage('openItemsOverview', {
  number: 211,
  icon: 'layout-cards',
  group: 'office',
  tabs: [
    {
      type: 'cards',
      name: 'levels',
      schema: 'OpenItemOverview',
      list: '/auswertungen/offenepostenuebersicht/daten',
      opens: 'openItems',
      cards: openItemCards,
      shares: openItemShares,
    },
  ],
});
