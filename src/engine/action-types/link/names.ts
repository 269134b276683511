import { silentFields } from '../../define/named-fields';
import type { ActionNames } from '../../screens/names-of-types';
import type { LinkAction } from './definition';

export const link: ActionNames<LinkAction> = {
  fields: (action, { screen }) => {
    if (action.creates !== undefined) {
      return [silentFields('create', screen.schema, Object.values(action.create ?? {}))];
    }
    const { id, table, create = {}, filter = {} } = action;
    return [
      silentFields('table', screen.schema, table === undefined ? [] : [table]),
      silentFields('id', screen.schema, id === undefined ? [] : [id]),
      silentFields('create', screen.schema, Object.values(create)),
      silentFields('filter', screen.schema, Object.values(filter)),
    ];
  },
};
