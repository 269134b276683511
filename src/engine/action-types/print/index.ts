import type { ActionType } from '../../screens/action-type';
import type { PrintAction } from './definition';

const dialogs = () => import('./dialogs');

export const print: ActionType<PrintAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  asks: () => true,
  dialog: dialogs,
  bulk: ({ call }) => ({ call, dialog: dialogs }),
};
