import type { ActionType } from '../../screens/action-type';
import type { DialogAction } from './definition';

export const dialog: ActionType<DialogAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  fields: ({ call, fields }, { tables }) => [
    { as: 'fields', schema: tables.bodies[call], names: fields },
  ],
  asks: () => true,
  dialog: () => import('./form-dialog'),
  bulk: ({ call, fields }) => ({ call, fields }),
};
