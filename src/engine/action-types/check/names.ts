import { silentFields } from '../../define/named-fields';
import type { ActionNames } from '../../screens/names-of-types';
import { answerFields } from '../answer-fields';
import type { CheckAction } from './definition';

export const check: ActionNames<CheckAction> = {
  fields: ({ call, findings, shows = [], rows }, { tables }) => [
    silentFields('findings', tables.answers[call], [findings]),
    ...answerFields(tables, call, { shows, rows }),
  ],
  labels: ({ name }) => [{ part: `failed.${name}` }],
};
