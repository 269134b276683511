import { silentFields } from '../../define/named-fields';
import type { ActionType } from '../../screens/action-type';
import { answerFields } from '../answer-fields';
import type { CheckAction } from './definition';

export const check: ActionType<CheckAction> = {
  isPermitted: ({ call }, _, { can }) => can(call),
  fields: ({ call, findings, shows = [], rows }, { tables }) => [
    silentFields('findings', tables.answers[call], [findings]),
    ...answerFields(tables, call, { shows, rows }),
  ],
  labels: ({ name }) => [{ part: `failed.${name}` }],
  asks: () => true,
  dialog: () => import('./check-dialog'),
};
