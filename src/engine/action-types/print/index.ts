import type { ActionType } from '../../screens/action-type';
import type { PrintAction } from './definition';

export const print: ActionType<PrintAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  asks: () => true,
  dialog: async () => (await import('../dialogs')).print,
  bulk: ({ call }) => ({ call, dialog: async () => (await import('../dialogs')).print }),
};
