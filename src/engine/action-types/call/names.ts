import type { ActionNames } from '../../screens/names-of-types';
import { togetherFields } from '../together-fields';
import type { CallAction } from './definition';

export const call: ActionNames<CallAction> = {
  fields: ({ call: operation, selection }, { screen, tables }) =>
    togetherFields(screen.schema, tables.bodies[operation], selection),
};
