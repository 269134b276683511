import { silentFields } from '../../define/named-fields';
import type { ActionType } from '../../screens/action-type';
import type { DialogAction } from './definition';
import { togetherFields } from '../together-fields';
import { askedFields } from './asked-fields';
import { startValues, takenOver } from './start-values';

export const dialog: ActionType<DialogAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  fields: ({ call, fields, defaults, rows, selection }, { screen, tables, fieldsOf }) => [
    {
      as: 'fields',
      schema: tables.bodies[call],
      names: askedFields({ fields, rows, selection }, fieldsOf(tables.bodies[call])),
    },
    ...(rows
      ? [
          silentFields('rows', tables.bodies[call], [rows.property]),
          { as: 'rows', schema: tables.lists[rows.list], names: rows.columns },
          silentFields('rows', tables.lists[rows.list], [rows.from]),
          {
            as: 'rows',
            schema: tables.rows[`${tables.bodies[call] ?? ''}.${rows.property}`],
            names: [rows.quantity],
          },
        ]
      : []),
    ...togetherFields(screen.schema, tables.bodies[call], selection),
    silentFields(
      'defaults',
      screen.schema,
      takenOver({ defaults }).map(([, field]) => field),
    ),
  ],
  isDeed: () => true,
  asks: () => true,
  dialog: () => import('./form-dialog'),
  bulk: ({ call, fields, rows, params, selection }) =>
    rows || selection ? undefined : { call, asks: true, fields, params },
  together: ({ call, fields, defaults, selection }) =>
    selection && {
      call,
      ...selection,
      asks: true,
      fields,
      start: (record, me) => startValues({ defaults }, record, me),
    },
};
