import type { ActionType } from '../../screens/action-type';
import { mayCreateOn, mayOpen } from '../../screens/record-rights';
import { screenOfTable } from '../../screens/screen-of-table';
import { creatingTab } from './creating-tab';
import { linkTarget } from './link-target';
import type { LinkAction } from './definition';

export const link: ActionType<LinkAction> = {
  isPermitted: (action, record, { can, registry }, { tabs }) => {
    if (action.creates !== undefined) {
      const { embeds } = creatingTab(action.creates, tabs, registry) ?? {};
      if (embeds === undefined) return false;
      // Asks the tab's screen where the tab has no list of its own.
      if (embeds.list !== undefined) return can(`POST ${embeds.list}`);
      const embedded = registry.entries.find(({ name }) => name === embeds.screen);
      return embedded !== undefined && mayCreateOn(embedded, can);
    }
    const { id } = action;
    // Leaves out a link that leads nowhere.
    if (id !== undefined && (record[id] ?? null) === null) return false;
    const target =
      action.table === undefined
        ? registry.entries.find(({ name }) => name === action.screen)
        : screenOfTable(registry, record[action.table]);
    if (target === undefined) return false;
    return action.create === undefined || id !== undefined
      ? mayOpen(target, can)
      : mayCreateOn(target, can);
  },
  isDeed: (action) => action.creates !== undefined || action.create !== undefined,
  run: (action, host) => {
    host.open(linkTarget(action, host));
  },
};
