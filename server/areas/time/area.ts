import type { Area } from '../../resources/model/area';
import { subsequentChanges, timeParameters } from './subsequent-changes';
import { timeOperations } from './time-operations';

/** Area of working times: signing in and out, and subsequent bookings. */
export const time: Area = {
  resources: { SubsequentBooking: subsequentChanges },
  operations: ({ tables }) => [timeOperations(tables)],
  shipped: [timeParameters],
};
