import { silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { TimelineTab } from './definition';

export const timeline: TabNames<TimelineTab> = {
  fields: ({ of }) => of.map(({ schema, date }) => silentFields('of', schema, [date])),
  gathers: ({ of }) => of,
};
