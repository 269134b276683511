import { definePage } from '../src/engine/define/define-screen';
import { openItemCards } from './shared/open-item-cards';
import { openItemShares } from './shared/open-item-shares';

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
