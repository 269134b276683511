import type { ActionType } from '../../screens/action-type';
import { tabTypeOf } from '../../screens/tab-type';
import { mayOpen } from '../../screens/record-rights';
import type { LinkAction } from './definition';
import { linkTarget } from './link-target';

export const link: ActionType<LinkAction> = {
  isPermitted: (action, record, { can, registry }, { tabs }) => {
    if (action.creates !== undefined) {
      return tabs.some((tab) => {
        const { screen, list } = tabTypeOf(registry, tab).embeds?.(tab) ?? {};
        return screen === action.creates && list !== undefined && can(`POST ${list}`);
      });
    }
    const { screen, id } = action;
    // A link that leads nowhere is no action of this record.
    if (id !== undefined && (record[id] ?? null) === null) return false;
    const target = registry.entries.find(({ name }) => name === screen);
    return target !== undefined && mayOpen(target, can);
  },
  isDeed: (action) => action.creates !== undefined || action.create !== undefined,
  run: (action, host) => host.open(linkTarget(action, host)),
};
