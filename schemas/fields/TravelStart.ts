import { defineFields } from '../define';

/** Time at which the travel to a task began: mostly now, or a little before it is reported. */
export const travelStartFields = defineFields('TravelStart', {
  datum: { quick: ['now', 'quarterAgo', 'halfHourAgo'] },
});
