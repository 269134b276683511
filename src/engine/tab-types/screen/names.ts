import { silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { ScreenTab } from './definition';

export const screen: TabNames<ScreenTab> = {
  fields: ({ beside }, { screen: { schema } }) =>
    beside === undefined ? [] : [silentFields('beside', schema, beside)],
};
