import type { ActionType } from '../../screens/action-type';
import type { CheckAction } from './definition';

export const check: ActionType<CheckAction> = {
  isPermitted: ({ call }, record, { can }) => can(call, record),
  asks: () => true,
  dialog: async () => (await import('../dialogs')).check,
};
