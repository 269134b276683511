import type { Area } from '../../resources/model/area';
import { subsequentChanges, timeParameters } from './subsequent-changes';
import { timeOperations } from './time-operations';

/** When people work: signing in and out, and what is booked subsequently. */
export const time: Area = {
  resources: { SubsequentBooking: subsequentChanges },
  operations: ({ tables }) => [timeOperations(tables)],
  shipped: [timeParameters],
};
