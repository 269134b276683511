import type { ActionType } from '../../screens/action-type';
import { dialogs } from '../late-dialogs';
import type { PrintAction } from './definition';

export const print: ActionType<PrintAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  asks: () => true,
  dialog: async () => (await dialogs()).print(),
  bulk: ({ call }) => ({ call, dialog: async () => (await dialogs()).print() }),
};
