import { silentFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { TiersTab } from './definition';
import { tierField } from './tier-table';

export const tiers: TabType<TiersTab> = {
  calls: ({ sources }) => sources.map(({ list }) => `GET ${list}`),
  // Which of them is asked depends on the record.
  isPermitted: ({ sources }, { can }) => sources.every(({ list }) => can(`GET ${list}`)),
  fields: ({ schema, group, quantity, net, gross, surcharge, most, base }, { screen }) => [
    silentFields('group', schema, [group]),
    silentFields(
      'tiers',
      schema,
      Array.from({ length: most }, (_, index) =>
        [quantity, net, gross, surcharge].map((pattern) => tierField(pattern, index + 1)),
      ).flat(),
    ),
    silentFields('base', screen.schema, [base.net, base.gross]),
  ],
  labels: ({ schema, group }) => [{ schema, path: `fields.${group}` }],
  explains: ({ base }) => [base.net, base.gross],
  layout: 'fill',
  view: () => import('./tiers-tab'),
};
