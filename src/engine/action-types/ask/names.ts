import type { ActionNames } from '../../screens/names-of-types';
import { answerFields } from '../answer-fields';
import type { AskAction } from './definition';

export const ask: ActionNames<AskAction> = {
  fields: ({ call, fields, shows, rows }, { tables }) => [
    { as: 'fields', schema: tables.queries[call], names: fields },
    ...answerFields(tables, call, { shows, rows }),
  ],
};
