import type { ActionType } from '../../screens/action-type';
import type { CallAction } from './definition';

export const call: ActionType<CallAction> = {
  isPermitted: (action, _, { can }) => can(action.call),
  isDeed: () => true,
  asks: ({ confirm, confirmNames }) => confirm ?? confirmNames !== undefined,
  dialog: () => import('./question-dialog'),
  run: (action, host) => host.call(action),
  bulk: ({ call: operation, params, selection }) =>
    selection ? undefined : { call: operation, params },
  together: ({ call: operation, selection }) => selection && { call: operation, ...selection },
};
