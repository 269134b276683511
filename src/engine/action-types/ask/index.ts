import type { ActionType } from '../../screens/action-type';
import type { AskAction } from './definition';

export const ask: ActionType<AskAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  asks: () => true,
  dialog: () => import('./ask-dialog'),
};
