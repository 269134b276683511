import type { ActionType } from '../../screens/action-type';
import type { CallAction } from './definition';

export const call: ActionType<CallAction> = {
  isPermitted: (action, record, { can }) => can(action.call, record),
  isDeed: () => true,
  asks: ({ confirm, confirmNames }) => confirm ?? confirmNames !== undefined,
  dialog: async () => (await import('../dialogs')).call,
  run: (action, host) => host.call(action),
  bulk: ({ call: operation, params, selection }) =>
    selection ? undefined : { call: operation, params },
  together: ({ call: operation, selection }) => selection && { call: operation, ...selection },
};
