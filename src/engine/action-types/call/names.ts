import { silentFields } from '../../define/named-fields';
import type { ActionNames } from '../../screens/names-of-types';
import { aheadFields } from '../ahead-fields';
import { togetherFields } from '../together-fields';
import type { CallAction } from './definition';

export const call: ActionNames<CallAction> = {
  fields: ({ call: operation, selection, says, ahead }, { screen, tables }) => [
    ...togetherFields(screen.schema, tables.bodies[operation], selection),
    silentFields('says', screen.schema, says === undefined ? [] : [says]),
    ...aheadFields(tables, ahead),
  ],
};
