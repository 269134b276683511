import type { ActionType } from '../../screens/action-type';
import type { AskAction } from './definition';

export const ask: ActionType<AskAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  asks: () => true,
  dialog: async () => (await import('../dialogs')).ask,
};
