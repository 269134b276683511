import { silentFields } from '../../define/named-fields';
import type { ActionType } from '../../screens/action-type';
import type { DialogAction } from './definition';
import { takenOver } from './start-values';

export const dialog: ActionType<DialogAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  fields: ({ call, fields, defaults }, { screen, tables, fieldsOf }) => [
    { as: 'fields', schema: tables.bodies[call], names: fields ?? fieldsOf(tables.bodies[call]) },
    silentFields(
      'defaults',
      screen.schema,
      takenOver({ defaults }).map(([, field]) => field),
    ),
  ],
  isDeed: () => true,
  asks: () => true,
  dialog: () => import('./form-dialog'),
  bulk: ({ call, fields }) => ({ call, asks: true, fields }),
};
