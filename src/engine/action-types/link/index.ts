import type { ActionType } from '../../screens/action-type';
import { silentFields } from '../../define/named-fields';
import { mayOpen } from '../../screens/record-rights';
import type { LinkAction } from './definition';
import { linkTarget } from './link-target';

export const link: ActionType<LinkAction> = {
  isPermitted: ({ screen, id }, record, { can, registry }) => {
    // A link that leads nowhere is no action of this record.
    if (id !== undefined && (record[id] ?? null) === null) return false;
    const target = registry.entries.find(({ name }) => name === screen);
    return target !== undefined && mayOpen(target, can);
  },
  fields: ({ id, create = {} }, { screen }) => [
    silentFields('id', screen.schema, id === undefined ? [] : [id]),
    silentFields('create', screen.schema, Object.values(create)),
  ],
  run: (action, { record, open }) => open(linkTarget(action, record)),
};
