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
      // A tab may list its rows elsewhere than where its screen creates them.
      if (embeds.list !== undefined && can(`POST ${embeds.list}`)) return true;
      const embedded = registry.entries.find(({ name }) => name === embeds.screen);
      if (embedded?.create !== undefined) return can(`POST ${embedded.create}`);
      return embeds.list === undefined && embedded !== undefined && mayCreateOn(embedded, can);
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
