import type { ActionType } from '../../screens/action-type';
import type { PrintAction } from './definition';

export const print: ActionType<PrintAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  asks: () => true,
  dialog: () => import('./print-dialog'),
  bulk: ({ call }) => ({ call, dialog: () => import('./print-many') }),
};
