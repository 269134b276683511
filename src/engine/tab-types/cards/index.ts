import { silentFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { CardsTab } from './definition';

export const cards: TabType<CardsTab> = {
  calls: ({ list }) => [`GET ${list}`],
  fields: ({ schema, cards: all }) => [
    silentFields(
      'cards',
      schema,
      all.flatMap(({ count, value }) => [count, value]),
    ),
  ],
  labels: ({ schema, cards: all, shares }) =>
    [...all, ...(shares ? [shares, ...shares.parts] : [])].map(({ name }) => ({
      schema,
      path: `cards.${name}`,
    })),
  needs: 'id',
  view: () => import('./cards-tab'),
};
