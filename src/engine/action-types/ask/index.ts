import type { ActionType } from '../../screens/action-type';
import { answerFields } from '../answer-fields';
import type { AskAction } from './definition';

export const ask: ActionType<AskAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  fields: ({ call, fields, shows, rows }, { tables }) => [
    { as: 'fields', schema: tables.queries[call], names: fields },
    ...answerFields(tables, call, { shows, rows }),
  ],
  asks: () => true,
  dialog: () => import('./ask-dialog'),
};
