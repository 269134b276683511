import { silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { TiersTab } from './definition';
import { tierField } from './tier-table';

export const tiers: TabNames<TiersTab> = {
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
};
