import type { ActionType } from '../../screens/action-type';
import { dialogs } from '../late-dialogs';
import type { AskAction } from './definition';

export const ask: ActionType<AskAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  asks: () => true,
  dialog: async () => (await dialogs()).ask(),
};
