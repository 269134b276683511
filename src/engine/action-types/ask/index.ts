import type { ActionType } from '../../screens/action-type';
import type { AskAction } from './definition';

export const ask: ActionType<AskAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  fields: ({ call, fields, shows, rows }, { tables }) => {
    const answer = tables.answers[call];
    return [
      { as: 'fields', schema: tables.queries[call], names: fields },
      { as: 'shows', schema: answer, names: [...shows, ...(rows ? [rows.property] : [])] },
      ...(rows
        ? [
            {
              as: 'rows',
              schema: tables.rows[`${answer ?? ''}.${rows.property}`],
              names: rows.columns,
            },
          ]
        : []),
    ];
  },
  asks: () => true,
  dialog: () => import('./ask-dialog'),
};
