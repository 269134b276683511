import type { ActionType } from '../../screens/action-type';
import type { CheckAction } from './definition';

export const check: ActionType<CheckAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  asks: () => true,
  dialog: () => import('./check-dialog'),
};
